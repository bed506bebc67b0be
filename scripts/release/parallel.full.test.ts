import { surviveKills } from './testing/publishers';

test('twenty publishers that are killed at any moment leave a registry that the next one goes on with', async () => {
  // Several at a time, so that they also conflict with each other.
  const { last, revisions, files } = await surviveKills(4, 5);

  expect([revisions, files]).toEqual([last, last]);
}, 120_000);
