import type { Channel, Registry } from '@portal/releases/registry';
import { resolve, type Visitor } from './release-ids';

const visitor = { bucket: 50, overrides: {} };

const registryWith = (offers: Channel): Registry => ({
  schema: 1,
  revision: 7,
  applications: { shell: { live: 's1', published: ['s1'], withdrawn: [] }, 'mf-offers': offers },
});

const offersFor = (channel: Channel, who: Visitor = visitor) =>
  resolve(registryWith(channel), who)['mf-offers'];

const offers: Channel = {
  live: 'o2',
  previous: 'o1',
  published: ['o3', 'o2', 'o1'],
  withdrawn: [],
};

test('everyone gets the live release, with the last good one to take over', () => {
  expect(resolve(registryWith(offers), visitor)).toEqual({
    shell: ['s1'],
    'mf-offers': ['o2', 'o1'],
  });
});

test('a share of the visitors gets the canary, with the live release to take over', () => {
  const channel = { ...offers, canary: { id: 'o3', percent: 20 } };

  expect(offersFor(channel, { bucket: 19, overrides: {} })).toEqual(['o3', 'o2']);
  expect(offersFor(channel, { bucket: 20, overrides: {} })).toEqual(['o2', 'o1']);
});

test('whose share is not known yet gets no canary, however large it is', () => {
  const channel = { ...offers, canary: { id: 'o3', percent: 100 } };

  expect(offersFor(channel, { overrides: {} })).toEqual(['o2', 'o1']);
});

test('for whom something does not work, every application is the one before', () => {
  const channel = { ...offers, canary: { id: 'o3', percent: 100 } };
  const safe = { bucket: 0, overrides: { 'mf-offers': 'o3' }, isSafe: true };

  expect(offersFor(channel, safe)).toEqual(['o1', 'o2']);
  expect(resolve(registryWith(channel), safe)['shell']).toEqual(['s1']);
});

test('a first release that is a canary is there for its share alone, and for whom a pin chooses it', () => {
  const channel = { canary: { id: 'o1', percent: 20 }, published: [], withdrawn: [] };

  expect(offersFor(channel, { bucket: 19, overrides: {} })).toEqual(['o1']);
  expect(offersFor(channel, { overrides: { 'mf-offers': 'o1' } })).toEqual(['o1']);
  for (const who of [visitor, { overrides: {} }, { bucket: 0, overrides: {}, isSafe: true }]) {
    expect(resolve(registryWith(channel), who)).toEqual({ shell: ['s1'] });
  }
});

test('a pin may choose a canary, and a release that was taken back', () => {
  const channel = { ...offers, canary: { id: 'o4', percent: 1 }, withdrawn: ['o5'] };

  for (const id of ['o4', 'o5']) {
    expect(offersFor(channel, { overrides: { 'mf-offers': id } })).toEqual([id, 'o2']);
  }
});

test('a share that grows never moves a visitor back', () => {
  const buckets = Array.from({ length: 100 }, (_unused, bucket) => bucket);
  const inCanary = (percent: number) =>
    buckets.filter(
      (bucket) =>
        offersFor({ ...offers, canary: { id: 'o3', percent } }, { bucket, overrides: {} })?.[0] ===
        'o3',
    );

  expect(inCanary(25)).toEqual(expect.arrayContaining(inCanary(10)));
});

test('a pin chooses any published release, and nothing else', () => {
  const pinned = (id: string) => offersFor(offers, { bucket: 50, overrides: { 'mf-offers': id } });

  expect(pinned('o3')).toEqual(['o3', 'o2']);
  expect(pinned('o2')).toEqual(['o2']);
  expect(pinned('http://evil.example')).toEqual(['o2', 'o1']);
});
