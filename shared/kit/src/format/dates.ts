import { clockAt, companyDay, companyZone } from '@portal/contract/company-day';
import dayjs from 'dayjs';
import 'dayjs/locale/es';

// A day alone is the company's; a day beside a time of the clock is the reader's, see the contract's `company-day.ts`.

// A list of offers loads the long date alone.
export { longDate } from './long-date';

/** Writes the company's day of a moment. A text that is no date stays as it is. */
const inSpanish = (format: string) => (date: string) => {
  const day = dayjs(companyDay(date)).locale('es');
  return day.isValid() ? day.format(format) : date;
};

/** «5 de marzo» */
export const dayAndMonth = inSpanish('D [de] MMMM');

/** «jueves 05, marzo 2026»: the people list's format (specification §2). */
export const weekdayDate = inSpanish('dddd DD, MMMM YYYY');

/** «2026-03-05»: the company's day of a moment. */
export const calendarDay = (moment: string) => companyDay(moment);

/** «05/03/2026» */
export const shortDate = inSpanish('DD/MM/YYYY');

/** «05/03/2026 14:07» */
export function dateAndTime(date: string | number) {
  const { day, time } = clockAt(date);
  return `${shortDate(day)} ${time}`.trimEnd();
}

/** «2026-03-05 14:07»: the company's, for an export. */
export function companyTime(moment: string) {
  const { day, time } = clockAt(moment, companyZone);
  return `${day} ${time}`.trimEnd();
}

/** «14:07» */
export const timeOfDay = (moment: number) => clockAt(moment).time;

/** «Hoy 14:07», and of another day «05/03/2026 14:07» */
export function recentTime(date: string, now = Date.now()) {
  const { day, time } = clockAt(date);
  return day === clockAt(now).day ? `Hoy ${time}` : dateAndTime(date);
}
