import { addDays, clockAt, companyDay, companyZone, type Moment } from './company-day';

// Separate from `company-day.ts`, because pages that only show days do not need this.

const dayLength = 86_400_000;

/** Start of the company's day that contains the moment; undefined if the text is not a day. */
export function startOfDay(moment: Moment): Date | undefined {
  const day = companyDay(moment);
  const midnight = Date.parse(day);
  if (Number.isNaN(midnight)) return undefined;
  // Chile changes its clocks at midnight, so the offsets before and after are tried, the earlier
  // start first.
  const starts = [-dayLength, dayLength]
    .map((distance) => midnight - offsetAt(midnight + distance))
    .toSorted((one, other) => one - other);
  const start = starts.find((each) => companyDay(each) === day);
  return start === undefined ? undefined : new Date(start);
}

/** Offset of the company's clock from UTC at a whole minute, in milliseconds. */
function offsetAt(moment: number) {
  const { day, time } = clockAt(moment, companyZone);
  return Date.parse(`${day}T${time}Z`) - moment;
}

/** Last millisecond of the company's day that contains the moment. */
export function endOfDay(moment: Moment): Date | undefined {
  const next = startOfDay(moment) && startOfDay(addDays(companyDay(moment), 1));
  return next && new Date(next.getTime() - 1);
}
