import type { Report } from './reports';
import { summarise } from './summary';

const report = (changes: Partial<Report>): Report => ({
  passed: 0,
  failed: 0,
  times: [],
  ...changes,
});

const runs = [
  { name: 'check', seconds: 12.34, report: report({}) },
  {
    name: 'unit',
    seconds: 60,
    report: report({
      passed: 12,
      failed: 1,
      times: Array.from({ length: 12 }, (_, index) => ({
        name: `prueba ${index}`,
        milliseconds: index * 100,
      })),
    }),
  },
  {
    name: 'e2e',
    seconds: 300,
    report: report({ passed: 3 }),
  },
];

test('the last line adds up all stages', () => {
  expect(summarise(runs, 372.34).at(-1)).toBe('15 passed, 1 failed');
});

test('it tells the time of each stage and of all, though some ran side by side', () => {
  const lines = summarise(runs, 372.34);

  expect(lines).toContain('   12,3 s  check: 0 passed, 0 failed');
  expect(lines).toContain('  372,3 s  en total');
});

test('it names the ten slowest tests, slowest first', () => {
  const lines = summarise(runs, 0);
  const slowest = lines.filter((line) => line.includes('unit: prueba'));

  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toBe('    1,1 s  unit: prueba 11');
});
