import { surviveKills } from './testing/publishers';

test('twenty publishers that are killed at any moment leave a registry that the next one goes on with', async () => {
  // Some at a time, so that they meet each other as well.
  const { last, revisions, files } = await surviveKills(4, 5);

  expect([revisions, files]).toEqual([last, last]);
}, 120_000);
