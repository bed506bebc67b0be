import { companyDay, daysBetween } from '@portal/contract/company-day';

/**
 * «en 34 días», in days of the company's time zone. Overdue data are anonymised within the hour, so
 * they read «hoy».
 */
export function inDays(date: string, now = Date.now()) {
  const days = daysBetween(companyDay(now), companyDay(date));
  if (days <= 0) return 'hoy';
  return days === 1 ? 'en 1 día' : `en ${days} días`;
}
