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
type Moment = Date | number | string;

const minute = 60_000;
const dayLength = 86_400_000;

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Making a format takes longer than using it. */
function formatOf(zone: string | undefined) {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

const namesZone = /T.*(?:Z|[+-]\d\d:?\d\d)$/i;

/** The day as YYYY-MM-DD and the time as HH:mm in a zone, or where the reader is. A text that is no moment is kept. */
export function clockAt(moment: Moment, zone?: string): { day: string; time: string } {
  const date = new Date(moment);
  if ((typeof moment === 'string' && !namesZone.test(moment)) || Number.isNaN(date.getTime())) {
    const text = String(moment);
    return { day: text.slice(0, 10), time: text.slice(11, 16) };
  }
  const parts = formatOf(zone).formatToParts(date);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The company's day at a moment, as YYYY-MM-DD. */
export const companyDay = (moment: Moment = Date.now()) => clockAt(moment, companyZone).day;

/** The company's day and time at a moment, as YYYY-MM-DD HH:mm. */
export function companyTime(moment: Moment) {
  const { day, time } = clockAt(moment, companyZone);
  return `${day} ${time}`.trimEnd();
}

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

/** The first moment of the company's day in which a moment lies, or `undefined` if the text is no day. */
export function startOfDay(moment: Moment): Date | undefined {
  const day = companyDay(moment);
  const midnight = Date.parse(day);
  if (Number.isNaN(midnight)) return undefined;
  // The clocks of Chile are changed at midnight. The offsets before and after are tried, the earlier start first.
  const starts = [-dayLength, dayLength]
    .map((distance) => midnight - offsetAt(midnight + distance))
    .toSorted((one, other) => one - other);
  const start = starts.find((each) => companyDay(each) === day);
  return start === undefined ? undefined : new Date(start);
}

/** How far the company's clock is ahead of UTC, in milliseconds. */
function offsetAt(moment: number) {
  const { day, time } = clockAt(moment, companyZone);
  return Date.parse(`${day}T${time}Z`) - Math.floor(moment / minute) * minute;
}

/** The last millisecond of such a day. */
export function endOfDay(moment: Moment): Date | undefined {
  const next = startOfDay(moment) && startOfDay(addDays(companyDay(moment), 1));
  return next && new Date(next.getTime() - 1);
}
