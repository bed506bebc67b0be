import { daysAgo } from './days-ago';

const now = new Date('2026-08-01T03:30:00Z');

test.each([
  ['2026-08-01', 'hoy'],
  ['2026-07-31', 'hoy'],
  ['2026-07-31T10:00:00', 'hoy'],
  ['2026-07-30', 'ayer'],
  ['2026-07-28', 'hace 3 días'],
  ['2026-07-24', 'hace 1 semana'],
  ['2026-07-10', 'hace 3 semanas'],
  ['2026-07-01', 'hace 1 mes'],
  ['2026-05-01', 'hace 2 meses'],
  ['2025-07-31', 'hace 1 año'],
  ['2023-01-01', 'hace 3 años'],
])('%s was «%s»', (date, words) => {
  expect(daysAgo(date, now)).toBe(words);
});

test('a text that is no date is shown as it is', () => {
  expect(daysAgo('pronto', now)).toBe('pronto');
});
