/**
 * The company's time zone. Every day belongs to one of two zones.
 *
 * - A day without a time is in the company's zone: publication days, deadlines, periods, filters,
 *   figures, exports, feeds, pages.
 * - A day with a time is in the reader's zone, like the time itself (`clockAt` without a zone).
 *
 * A stored or sent text (an export, an e-mail, an activity entry) has many readers, so its times
 * are in the company's zone. A duration such as «30 days in the trash» is 30 times 24 hours and
 * belongs to no zone.
 */
export const companyZone = 'America/Santiago';

/** A point in time. Texts are ISO 8601; a text without a zone is shown as written. */
export type Moment = Date | number | string;

const dayLength = 86_400_000;

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * Returns the format «2026-03-05 14:07». Formats are cached, because creating one takes longer than
 * using it.
 */
function formatOf(timeZone: string | undefined) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

const namesZone = /T.*(Z|[+-]\d\d:?\d\d)$/;

/**
 * Day (YYYY-MM-DD) and time (HH:mm) in the zone, or in the reader's zone. A text that is not a date
 * is only split.
 */
export function clockAt(moment: Moment, zone?: string) {
  const isMoment = typeof moment !== 'string' || namesZone.test(moment);
  const date = isMoment ? new Date(moment).getTime() : NaN;
  const text = Number.isNaN(date) ? String(moment) : formatOf(zone).format(date);
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Day in the company's zone (YYYY-MM-DD). */
export const companyDay = (moment: Moment = Date.now()) => clockAt(moment, companyZone).day;

/** Adds days to a day (YYYY-MM-DD). Returns a text that is not a day unchanged. */
export function addDays(day: string, days: number) {
  const date = new Date(Date.parse(day) + days * dayLength);
  return Number.isNaN(date.getTime()) ? day : date.toISOString().slice(0, 10);
}

/** Number of days from `day` to `other`, both YYYY-MM-DD; negative if `other` is earlier. */
export const daysBetween = (day: string, other: string) =>
  Math.round((Date.parse(other) - Date.parse(day)) / dayLength);

/** True from Monday to Friday, for a day as YYYY-MM-DD. */
export const isWeekday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());
