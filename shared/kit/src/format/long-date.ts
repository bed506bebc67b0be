import { companyDay } from '@portal/contract/company-day';

const format = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Company's day of a moment: «5 de marzo de 2026» (reading A12). Formatted by the browser, so that
 * the list of offers loads no format library. Returns a text that is not a date unchanged.
 */
export function longDate(date: string) {
  const day = Date.parse(companyDay(date));
  return Number.isNaN(day) ? date : format.format(day);
}
