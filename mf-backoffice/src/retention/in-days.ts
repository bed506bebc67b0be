import { companyDay, daysBetween } from '@portal/contract/company-day';

/** «en 34 días», counted in the company's days; what is due is done by the next hour. */
export function inDays(date: string, now = Date.now()) {
  const days = daysBetween(companyDay(now), companyDay(date));
  if (days <= 0) return 'hoy';
  return days === 1 ? 'en 1 día' : `en ${days} días`;
}
