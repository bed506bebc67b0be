import { aStaffRequest, anErasureRequest } from '@portal/contract/testing/a-request';
import { requestStatus } from './due';

const now = new Date(2026, 2, 12, 18);

test.each([
  ['2026-03-10', 'Venció hace 2 días', 'danger'],
  ['2026-03-11', 'Venció hace 1 día', 'danger'],
  ['2026-03-12', 'Vence hoy', 'danger'],
  ['2026-03-13', 'Vence mañana', 'danger'],
  ['2026-03-15', 'Vence en 3 días', 'warning'],
  ['2026-03-24', 'Vence en 12 días', 'quiet'],
])('what is due on %s says «%s»', (dueOn, text, look) => {
  expect(requestStatus(anErasureRequest({ dueOn }), now)).toEqual({ text, look });
});

test.each([
  ['2026-03-12T09:00:00', 'Hoy', 'quiet'],
  ['2026-03-11T23:59:00', 'Ayer', 'quiet'],
  ['2026-03-10T00:01:00', 'Hace 2 días', 'warning'],
])('what came at %s waits since «%s»', (receivedAt, text, look) => {
  expect(requestStatus(aStaffRequest({ receivedAt }), now)).toEqual({ text, look });
});

test('what was answered is due no more', () => {
  const answered = anErasureRequest({ answeredAt: '2026-03-06T09:00:00' });
  expect(requestStatus(answered, now).text).toBe('Atendida');
});
