import { addDays, clockAt, companyDay, companyZone, type Moment } from './company-day';

// Apart from `company-day.ts`, because pages that only show days do not need it.

const dayLength = 86_400_000;

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

/** How far the company's clock is ahead of UTC at a whole minute, in milliseconds. */
function offsetAt(moment: number) {
  const { day, time } = clockAt(moment, companyZone);
  return Date.parse(`${day}T${time}Z`) - moment;
}

/** The last millisecond of such a day. */
export function endOfDay(moment: Moment): Date | undefined {
  const next = startOfDay(moment) && startOfDay(addDays(companyDay(moment), 1));
  return next && new Date(next.getTime() - 1);
}
