import { addDays, companyDay } from '@portal/contract/company-day';
import { startOfDay } from '@portal/contract/day-bounds';

/** Returns a time: days ago, and minutes after the start of that day, by the company's calendar. */
export const momentBefore = (days: number, minutes: number): Date =>
  new Date(Number(startOfDay(dayBefore(days))) + minutes * 60_000);

/** Returns the company's date as YYYY-MM-DD. */
export const dayBefore = (days: number): string => addDays(companyDay(), -days);
