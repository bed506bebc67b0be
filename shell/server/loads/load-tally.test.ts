import { createLoadTally, type LoadTally } from './load-tally';

const release = 'mf-offers/o2';

let tally: LoadTally;

beforeEach(() => {
  tally = createLoadTally();
});

afterEach(() => jest.useRealTimers());

const tell = (address: string, outcome: 'ok' | 'failed' | 'late failed' = 'ok', of = release) =>
  tally.count({
    release: of,
    address,
    isFailure: outcome !== 'ok',
    isLate: outcome === 'late failed',
  });

test('an address adds one success and one failure, however often it tells of either', () => {
  for (let told = 0; told < 25; told += 1) {
    tell('10.0.0.1');
    tell('10.0.0.1', 'failed');
  }
  tell('10.0.0.2');

  expect(tally.of(release)).toEqual({ loads: 3, failures: 1 });
});

test('time alone does not make two addresses of one', () => {
  jest.useFakeTimers();
  for (let hours = 0; hours < 48; hours += 1) {
    tell('10.0.0.1');
    tell('10.0.0.1', 'failed');
    jest.advanceTimersByTime(61 * 60 * 1000);
  }

  expect(tally.of(release)).toEqual({ loads: 2, failures: 1 });
});

test('all that a household has of IPv6 is one address', () => {
  for (let device = 1; device < 30; device += 1) {
    tell(`2001:db8:1:2::${device}`);
    tell(`2001:db8:1:2:${device}::1`, 'failed');
  }
  tell('2001:db8:1:3::1');

  expect(tally.of(release)).toEqual({ loads: 3, failures: 1 });
});

test('a crash of what had come before is a failure and no other load', () => {
  tell('10.0.0.1');
  tell('10.0.0.1', 'late failed');
  tell('10.0.0.2', 'late failed');

  expect(tally.of(release)).toEqual({ loads: 1, failures: 2 });
});

test('an address counts for each release, and again for one that is watched from now on', () => {
  for (let round = 0; round < 3; round += 1) {
    tell('10.0.0.1');
    tell('10.0.0.1', 'ok', 'mf-offers/o1');
    tally.watch([release]);
  }

  expect(tally.of(release)).toEqual({ loads: 2, failures: 0 });
  expect(tally.of('mf-offers/o1')).toEqual({ loads: 1, failures: 0 });
});

test('whatever comes well, those who told of failures are remembered', () => {
  tell('10.0.0.1', 'failed');
  for (let visitor = 0; visitor < 30_000; visitor += 1) {
    tell(`10.1.${visitor >> 8}.${visitor & 255}`);
  }
  tell('10.0.0.1', 'failed');

  expect(tally.of(release)).toEqual({ loads: 30_001, failures: 1 });
});

test('of thousands of releases the latest are remembered', () => {
  for (let id = 0; id < 3000; id += 1) tell('10.0.0.1', 'ok', `mf-offers/x${id}`);

  expect(tally.of('mf-offers/x0')).toEqual({ loads: 0, failures: 0 });
  expect(tally.of('mf-offers/x2999')).toEqual({ loads: 1, failures: 0 });
});
