import { addDays, companyDay } from '@portal/contract/company-day';
import { startOfDay } from '@portal/contract/day-bounds';

/** The moment so many of the company's days ago, so many minutes after that day began. */
export const momentBefore = (days: number, minutes: number): Date =>
  new Date(Number(startOfDay(dayBefore(days))) + minutes * 60_000);

/** The company's day so many days ago, as YYYY-MM-DD. */
export const dayBefore = (days: number): string => addDays(companyDay(), -days);
