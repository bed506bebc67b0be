import { seeded } from './testing/seeded';
import { failureRate, isWorse } from './verdict';

const most = 2000;

/** Number of loads until a release with this failure rate is taken back; infinite if never. */
function takenBackAfter(random: () => number, rate: number, live: number) {
  let failures = 0;
  const other = { loads: 1000, failures: Math.round(live * 1000) };
  for (let loads = 1; loads <= most; loads += 1) {
    if (random() < rate) failures += 1;
    if (isWorse({ loads, failures }, other)) return loads;
  }
  return Infinity;
}

function simulate(rate: number, live: number, runs = 400) {
  const random = seeded(7);
  const stops = Array.from({ length: runs }, () => takenBackAfter(random, rate, live)).toSorted(
    (a, b) => a - b,
  );
  return {
    takenBack: stops.filter(Number.isFinite).length / runs,
    median: stops[runs / 2] ?? Infinity,
  };
}

test('a release that fails one load in twenty is taken back, mostly within sixty', () => {
  const { takenBack, median } = simulate(0.05, 0.002);

  expect(takenBack).toBeGreaterThan(0.99);
  expect(median).toBeLessThanOrEqual(60);
});

test('a release that always fails is taken back after two', () => {
  expect(simulate(1, 0.002).median).toBeLessThanOrEqual(2);
});

test.each([0.002, 0.01])('a release that fails as live does, %d, stays', (rate) => {
  expect(simulate(rate, rate, 1000).takenBack).toBeLessThan(0.01);
});

test('where live itself fails often, as often is no worse', () => {
  expect(isWorse({ loads: 100, failures: 30 }, { loads: 1000, failures: 300 })).toBe(false);
  expect(isWorse({ loads: 100, failures: 100 }, { loads: 1000, failures: 1000 })).toBe(false);
});

test('what one address may have made up of the other release is no excuse', () => {
  const failing = { loads: 2, failures: 2 };

  expect(isWorse(failing, { loads: 1, failures: 1 })).toBe(true);
  expect(isWorse(failing, { loads: 2, failures: 2 })).toBe(false);
});

test('of nothing known nothing is said', () => {
  expect(isWorse({ loads: 0, failures: 0 }, { loads: 0, failures: 0 })).toBe(false);
  expect(failureRate({ loads: 0, failures: 0 })).toBe(0.002);
});
