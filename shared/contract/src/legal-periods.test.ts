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

test.each([
  ['an evening in Chile', '2026-03-06T02:30:00Z', 'Chile', '2026-04-04'],
  ['past midnight in Chile', '2026-03-06T03:30:00Z', 'Chile', '2026-04-05'],
  [
    'past midnight in Chile, an evening in Costa Rica',
    '2026-03-06T03:30:00Z',
    'Costa Rica',
    '2026-03-12',
  ],
  ['a night in Spain, an evening in Chile', '2026-03-05T23:30:00Z', 'España', '2026-04-01'],
  ['a Saturday', '2026-03-07T15:00:00Z', undefined, '2026-03-13'],
  ['a Sunday', '2026-03-08T15:00:00Z', undefined, '2026-03-13'],
])('what comes on %s (%s, %s) is due on %s', (...row) => {
  const [, receivedAt, country, day] = row;
  expect(lastDay(new Date(receivedAt), legalPeriod('access', country))).toBe(day);
});

test.each([undefined, '', 'Atlántida', 'constructor'])('%j has the shortest time', (country) => {
  expect(legalPeriod('access', country)).toEqual({ days: 5, unit: 'working' });
});

test('the days left end at zero on the last day, and go on below', () => {
  const noon = new Date('2026-03-13T02:30:00Z');
  const days = ['2026-03-13', '2026-03-12', '2026-03-10'].map((day) => daysUntil(day, noon));
  expect(days).toEqual([1, 0, -2]);
});
