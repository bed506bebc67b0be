import { createDeletionClock } from './cautious-clock';

const minute = 60_000;
const hour = 60 * minute;
const year = 365 * 24 * hour;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Asks the clock as often as the upkeep does, and returns its last time. */
function pass(now: () => Date, milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 5 * minute) {
    jest.advanceTimersByTime(5 * minute);
    now();
  }
  return now().getTime();
}

const setClock = (step: number) => jest.setSystemTime(Date.now() + step);

test('it goes with the clock, also where that is corrected bit by bit', () => {
  const now = createDeletionClock();
  for (let day = 0; day < 10; day += 1) {
    setClock(minute / 2);
    expect(pass(now, 24 * hour)).toBe(Date.now());
  }
});

test('it goes back with the clock at once', () => {
  const now = createDeletionClock();
  setClock(-hour);

  expect(now().getTime()).toBe(Date.now());
});

test('a clock that is set a year ahead and back again within a day never counts', () => {
  const now = createDeletionClock();
  const start = Date.now();
  setClock(year);

  expect(pass(now, 23 * hour)).toBe(start + 23 * hour);
  setClock(-year);
  expect(pass(now, 10 * hour)).toBe(start + 33 * hour);
  setClock(year);
  expect(pass(now, 23 * hour)).toBe(start + 56 * hour);
});

test('a clock that stays ahead for a day is believed; each further step waits for its own day', () => {
  const now = createDeletionClock();
  const start = Date.now();
  setClock(hour);
  pass(now, 23 * hour);
  setClock(year);

  expect(pass(now, 2 * hour)).toBe(start + 25 * hour);
  expect(pass(now, 23 * hour)).toBe(Date.now());
});
