import { companyZone } from '@portal/contract/company-day';
import { sql, type RawBuilder } from 'kysely';

// The contract's `company-day.ts` says which days are the company's. Connections count in UTC.

const zone = sql.lit(companyZone);

type Moment = RawBuilder<unknown> | Date;

const wallClock = (moment: Moment) => sql`(${moment}::timestamptz at time zone ${zone})`;

/** The company's day of a moment. */
export const companyDay = (moment: Moment) => sql<string>`${wallClock(moment)}::date`;

/** The first moment of a day. */
export const startOfDay = (day: RawBuilder<string>) =>
  sql<Date>`(${day}::timestamp at time zone ${zone})`;

/** The moment so many months of the company's calendar after another; fewer than none come before it. */
export const monthsAfter = (moment: Moment, months: number | RawBuilder<unknown>) =>
  sql<Date>`((${wallClock(moment)} + make_interval(months => ${months})) at time zone ${zone})`;

/** A moment as people read it where it is kept as a text: «05/03/2026 14:07:00». */
export const companyTime = (moment: Moment) =>
  sql<string>`to_char(${wallClock(moment)}, 'DD/MM/YYYY HH24:MI:SS')`;
