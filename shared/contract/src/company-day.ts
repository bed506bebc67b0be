/**
 * The company's time zone. Every day belongs to one of two zones:
 *
 * - A day alone is the company's: publication days, deadlines, periods, filters, figures, exports, feeds, pages.
 * - A day beside a time of the clock is the reader's, as is the clock (`clockAt` without a zone).
 *
 * A text that is kept or sent (an export, a mail, the record of a change) has many readers: its times are the company's.
 * A time such as «30 days in the trash» is 30 times 24 hours, and belongs to no zone.
 */
export const companyZone = 'America/Santiago';

/** A text is ISO 8601. One without a zone is a time on a wall: it is read as written. */
export type Moment = Date | number | string;

const dayLength = 86_400_000;

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Writes «2026-03-05 14:07». Making a format takes longer than using it. */
function formatOf(timeZone: string | undefined) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

const namesZone = /T.*(Z|[+-]\d\d:?\d\d)$/;

/** The day as YYYY-MM-DD and the time as HH:mm in a zone, or where the reader is. A text that is no moment is kept. */
export function clockAt(moment: Moment, zone?: string) {
  const isMoment = typeof moment !== 'string' || namesZone.test(moment);
  const date = isMoment ? new Date(moment).getTime() : NaN;
  const text = Number.isNaN(date) ? String(moment) : formatOf(zone).format(date);
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The company's day at a moment, as YYYY-MM-DD. */
export const companyDay = (moment: Moment = Date.now()) => clockAt(moment, companyZone).day;

/** The day so many days after another, both as YYYY-MM-DD. A text that is no day is kept. */
export function addDays(day: string, days: number) {
  const date = new Date(Date.parse(day) + days * dayLength);
  return Number.isNaN(date.getTime()) ? day : date.toISOString().slice(0, 10);
}

/** How many days lie from one day to another, both as YYYY-MM-DD; negative if the other comes first. */
export const daysBetween = (day: string, other: string) =>
  Math.round((Date.parse(other) - Date.parse(day)) / dayLength);

/** Monday to Friday, of a day as YYYY-MM-DD. */
export const isWeekday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());
