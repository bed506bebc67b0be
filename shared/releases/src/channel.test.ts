import {
  backFrom,
  selectableReleases,
  emptyChannel,
  liveReleases,
  published,
  restored,
  served,
  withDisabled,
  withEnabled,
  withRollback,
  withCanary,
  withdrawCanary,
} from './channel';
import type { Channel } from './registry';

const channel: Channel = {
  live: 'a2',
  previous: 'a1',
  published: ['a2', 'a1', 'a0'],
  withdrawn: [],
};

const canary = (id: string, percent = 10) => ({ id, percent });

test('what is published takes the place of what was live, which stands in for it', () => {
  expect(published(channel, 'a3')).toMatchObject({
    live: 'a3',
    since: expect.stringMatching(/^\d{4}-.*Z$/),
    previous: 'a2',
    published: ['a3', 'a2', 'a1', 'a0'],
  });
});

test('a first release that is a canary is what nobody else has, until it is promoted or taken back', () => {
  const first = withCanary(emptyChannel, canary('a1'));

  expect(served(first)).toEqual(['a1']);
  expect(liveReleases({ 'mf-a': first })).toEqual([]);
  expect(published(first, 'a1')).toEqual({
    live: 'a1',
    since: expect.any(String),
    published: ['a1'],
    withdrawn: [],
  });
  expect(withdrawCanary(first)).toEqual({ published: [], withdrawn: ['a1'] });
});

test('what was promoted is a canary again, and nobody else has anything', () => {
  const first = withCanary(emptyChannel, canary('a1'));

  expect(restored(published(first, 'a1'), first)).toEqual({ ...first, published: ['a1'] });
});

test('a canary that becomes what everybody gets is none any more', () => {
  const promoted = published(withCanary(channel, canary('a3')), 'a3');

  expect(promoted).toMatchObject({ live: 'a3', previous: 'a2', withdrawn: [] });
  expect(promoted).not.toHaveProperty('canary');
});

test('a canary whose share grows is the same since it began', () => {
  const small = withCanary(channel, canary('a3'));
  const { since } = small.canary;

  expect(withCanary(small, canary('a3', 50)).canary).toEqual({ id: 'a3', percent: 50, since });
});

test('a canary that is taken back or replaced can be chosen, and nothing falls back on it', () => {
  const first = withCanary(channel, canary('a3'));
  const second = withCanary(first, canary('a4'));
  const none = withdrawCanary(second);

  expect(none).not.toHaveProperty('canary');
  expect(none).toMatchObject({ live: 'a2', previous: 'a1', withdrawn: ['a4', 'a3'] });
  expect(selectableReleases(second)).toEqual(['a4', 'a2', 'a1', 'a0', 'a3']);
  expect(backFrom(none)).toBe('a1');
});

test('a release that was taken back may be published again', () => {
  const back = withdrawCanary(withCanary(channel, canary('a3')));

  expect(withCanary(back, canary('a3')).withdrawn).toEqual([]);
  expect(published(back, 'a3').withdrawn).toEqual([]);
});

test('going back leaves a release that was not good, which is never gone back to by itself', () => {
  const once = withRollback(channel, 'a1');
  expect(once).toMatchObject({ live: 'a1', previous: 'a0', withdrawn: ['a2'] });

  const again = withRollback(once, 'a0');
  expect(again).toMatchObject({ live: 'a0', withdrawn: ['a1', 'a2'] });
  expect(again).not.toHaveProperty('previous');
  expect(backFrom(again)).toBeUndefined();
  expect(withRollback(again, 'a2')).toMatchObject({ live: 'a2', withdrawn: ['a0', 'a1'] });
});

test('a canary goes on beside a release that is gone back to', () => {
  const beside = withCanary(channel, canary('a3'));

  expect(withRollback(beside, 'a1').canary).toMatchObject(canary('a3'));
});

test('an application is switched off with words, and on again as it was', () => {
  const off = withDisabled(channel, 'Volvemos a las 18 h.');

  expect(off.disabled).toMatchObject({ message: 'Volvemos a las 18 h.' });
  expect(withEnabled(off)).toEqual(channel);
});

test('twenty releases are remembered', () => {
  const ids = Array.from({ length: 30 }, (_unused, index) => `b${index}`);

  const last = ids.reduce(published, channel);
  expect(last.published).toHaveLength(20);
  expect(last.published[0]).toBe('b29');
});
