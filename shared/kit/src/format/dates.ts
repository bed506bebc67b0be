import { clockAt, companyDay, companyZone } from '@portal/contract/company-day';
import dayjs from 'dayjs';
import 'dayjs/locale/es';

// A day without a time is in the company's zone, a day with a time in the reader's; see
// `company-day.ts` of the contract.

// Separate, because the list of offers loads only this format.
export { longDate } from './long-date';

/** Formats the company's day of a moment. Returns a text that is not a date unchanged. */
const inSpanish = (format: string) => (date: string) => {
  const day = dayjs(companyDay(date)).locale('es');
  return day.isValid() ? day.format(format) : date;
};

/** For example «5 de marzo». */
export const dayAndMonth = inSpanish('D [de] MMMM');

/** Format of the people list: «jueves 05, marzo 2026» (S2.43). */
export const weekdayDate = inSpanish('dddd DD, MMMM YYYY');

/** The company's day of a moment: «2026-03-05». */
export const calendarDay = (moment: string) => companyDay(moment);

/** For example «05/03/2026». */
export const shortDate = inSpanish('DD/MM/YYYY');

/** Day and time in the reader's zone: «05/03/2026 14:07» (S2.84). */
export function dateAndTime(date: string | number) {
  const { day, time } = clockAt(date);
  return `${shortDate(day)} ${time}`.trimEnd();
}

/** Day and time in the company's zone, for exports: «2026-03-05 14:07». */
export function companyTime(moment: string) {
  const { day, time } = clockAt(moment, companyZone);
  return `${day} ${time}`.trimEnd();
}

/** Time in the reader's zone: «14:07». */
export const timeOfDay = (moment: number) => clockAt(moment).time;

/** «Hoy 14:07» for today, otherwise «05/03/2026 14:07». In the reader's zone. */
export function recentTime(date: string, now = Date.now()) {
  const { day, time } = clockAt(date);
  return day === clockAt(now).day ? `Hoy ${time}` : dateAndTime(date);
}
