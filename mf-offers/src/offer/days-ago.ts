import { companyDay, daysBetween } from '@portal/contract/company-day';

/** Days since a date in the company's time zone, in words: «hace 3 días». */
export function daysAgo(date: string, now = new Date()) {
  const days = daysBetween(companyDay(date), companyDay(now));
  // An invalid date must not break the whole list.
  return Number.isNaN(days) ? date : inWords(days);
}

function inWords(days: number) {
  if (days < 1) return 'hoy';
  if (days === 1) return 'ayer';
  if (days < 7) return `hace ${days} días`;
  if (days < 30) return ago(days / 7, 'semana', 'semanas');
  if (days < 365) return ago(days / 30.4, 'mes', 'meses');
  return ago(days / 365, 'año', 'años');
}

function ago(amount: number, one: string, many: string) {
  const whole = Math.max(1, Math.floor(amount));
  return `hace ${whole} ${whole === 1 ? one : many}`;
}
