import { daysUntil } from '@portal/contract/legal-periods';
import type { RequestSummary } from '@portal/contract/staff-request';
import { calendarDay } from '@portal/kit/format/dates';
import { overdueText } from './request-words';

export const stateLabels = { pending: 'Pendiente', answered: 'Atendida' } as const;

type Look = 'danger' | 'warning' | 'quiet' | 'success';

/** Short text for the state of a request: the deadline, or the waiting time if there is none. */
export function requestStatus(
  { dueOn, receivedAt, answeredAt }: RequestSummary,
  now = new Date(),
): { text: string; look: Look } {
  if (answeredAt) return { text: stateLabels.answered, look: 'success' };
  if (dueOn) return dueIn(daysUntil(dueOn, now));
  const days = -daysUntil(calendarDay(receivedAt), now);
  return { text: waitedFor(days), look: days >= 2 ? 'warning' : 'quiet' };
}

const soon = 3;

function dueIn(days: number): { text: string; look: Look } {
  if (days < 0) return { text: overdueText(-days), look: 'danger' };
  if (days === 0) return { text: 'Vence hoy', look: 'danger' };
  if (days === 1) return { text: 'Vence mañana', look: 'danger' };
  return { text: `Vence en ${days} días`, look: days <= soon ? 'warning' : 'quiet' };
}

function waitedFor(days: number) {
  if (days < 1) return 'Hoy';
  return days === 1 ? 'Ayer' : `Hace ${days} días`;
}
