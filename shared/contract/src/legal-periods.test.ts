import { daysUntil, lastDay, legalPeriod } from './legal-periods';

const thursday = new Date('2026-03-05T14:07:00Z');
const due = (...about: Parameters<typeof legalPeriod>) => lastDay(thursday, legalPeriod(...about));

test('Chile gives thirty days as they come', () => {
  expect(due('erasure', 'Chile')).toBe('2026-04-04');
});

test('working days leave out Saturdays and Sundays, and differ by what is asked', () => {
  expect(due('access', 'Argentina')).toBe('2026-03-15');
  expect(due('erasure', 'Argentina')).toBe('2026-03-12');
});

test.each([undefined, '', 'Atlántida', 'constructor'])('%j has the shortest time', (country) => {
  expect(legalPeriod('access', country)).toEqual({ days: 5, unit: 'working' });
});

test('the days left end at zero on the last day, and go on below', () => {
  const noon = new Date(2026, 2, 12, 12);
  const days = ['2026-03-13', '2026-03-12', '2026-03-10'].map((day) => daysUntil(day, noon));
  expect(days).toEqual([1, 0, -2]);
});
