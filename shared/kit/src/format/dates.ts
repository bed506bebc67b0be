import { clockAt, companyDay, companyZone } from '@portal/contract/company-day';
import { inSpanish } from './long-date';

// A day alone is the company's; a day beside a time of the clock is the reader's, see the contract's `company-day.ts`.

// A list of offers loads the long date alone.
export { longDate } from './long-date';

/** «5 de marzo» */
export const dayAndMonth = inSpanish({ day: 'numeric', month: 'long' });

const weekday = inSpanish({ weekday: 'long' });
const monthAndYear = inSpanish({ month: 'long', year: 'numeric' });

/** «jueves 05, marzo 2026»: the people list's format (specification §2). */
export const weekdayDate = (date: string) =>
  `${weekday(date)} ${companyDay(date).slice(8)}, ${monthAndYear(date).replace(' de ', ' ')}`;

/** «2026-03-05»: the company's day of a moment. */
export const calendarDay = (moment: string) => companyDay(moment);

/** «05/03/2026» */
export const shortDate = (date: string) => slashed(companyDay(date));

const slashed = (day: string) => day.split('-').toReversed().join('/');

/** «05/03/2026 14:07» */
export function dateAndTime(date: string | number) {
  const { day, time } = clockAt(date);
  return `${slashed(day)} ${time}`.trimEnd();
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
