import dayjs from 'dayjs';
import 'dayjs/locale/es';

// A date without a time is a day of the calendar, not a moment: dayjs reads it as local time,
// so that it shows the same day in every time zone (trap T5).
const inSpanish = (date: string | number) => dayjs(date).locale('es');

/** «5 de marzo de 2026» (reading A12). */
export const longDate = (date: string) => inSpanish(date).format('D [de] MMMM [de] YYYY');

/** «jueves 05, marzo 2026»: the people list's format (specification §2). */
export const weekdayDate = (date: string) => inSpanish(date).format('dddd DD, MMMM YYYY');

/** «2026-03-05»: the day on which a moment lies where the reader is. */
export const calendarDay = (moment: string) => dayjs(moment).format('YYYY-MM-DD');

/** «05/03/2026» */
export const shortDate = (date: string) => inSpanish(date).format('DD/MM/YYYY');

/** «5 de marzo» */
export const dayAndMonth = (date: string) => inSpanish(date).format('D [de] MMMM');

/** «05/03/2026 14:07» */
export const dateAndTime = (date: string | number) => inSpanish(date).format('DD/MM/YYYY HH:mm');

/** «14:07» */
export const timeOfDay = (moment: number) => dayjs(moment).format('HH:mm');

/** «Hoy 14:07», and of another day «05/03/2026 14:07» */
export const recentTime = (date: string, now = Date.now()) =>
  inSpanish(date).isSame(now, 'day') ? inSpanish(date).format('[Hoy] HH:mm') : dateAndTime(date);
