import { companyDay } from '@portal/contract/company-day';

/** Writes the company's day of a moment in words. A text that is no date stays as it is. */
export function inSpanish(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('es', { ...options, timeZone: 'UTC' });
  return (date: string) => {
    const day = Date.parse(companyDay(date));
    return Number.isNaN(day) ? date : format.format(day);
  };
}

/** «5 de marzo de 2026» (reading A12). */
export const longDate = inSpanish({ dateStyle: 'long' });
