import { readRegistry } from '@portal/releases/registry';
import {
  each,
  surviveKills,
  names,
  prepare,
  revisionsOf,
  startPublishers,
} from './testing/publishers';

jest.setTimeout(60_000);

test('two who publish twenty times each at once lose nothing', async () => {
  const store = await prepare();
  const publishers = await startPublishers(store, names);

  const codes = await Promise.all(publishers.map(({ exited }) => exited));

  expect(codes).toEqual([0, 0]);
  const { revision, applications } = await readRegistry(store);
  expect(revision).toBe(1 + names.length * each);
  for (const name of names) {
    expect(applications[name]).toMatchObject({ live: `r${each - 1}`, previous: 'r0' });
  }
  const revisions = await revisionsOf(store);
  expect(revisions.map((one) => one.revision)).toEqual(
    Array.from({ length: revision }, (_unused, index) => revision - index),
  );
  const made = revisions.flatMap(({ change }) => change?.changes ?? []);
  for (const name of names) {
    const ids = made.filter(({ application }) => application === name).map(({ to }) => to);
    expect(ids.toReversed()).toEqual(Array.from({ length: each }, (_unused, index) => `r${index}`));
  }
});

test('publishers that are killed amid their work leave a registry that the next one goes on with', async () => {
  const { last, revisions, files } = await surviveKills(1, 3);

  expect([revisions, files]).toEqual([last, last]);
});
