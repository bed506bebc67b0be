import { companyDay } from '@portal/contract/company-day';

const format = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * «5 de marzo de 2026» (reading A12): the company's day of a moment, by the browser itself, so that a list of offers
 * loads no other format. A text that is no date stays as it is.
 */
export function longDate(date: string) {
  const day = Date.parse(companyDay(date));
  return Number.isNaN(day) ? date : format.format(day);
}
