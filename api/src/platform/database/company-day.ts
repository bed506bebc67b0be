import { companyZone } from '@portal/contract/company-day';
import { sql, type RawBuilder } from 'kysely';

// The contract's `company-day.ts` defines the days. Connections use UTC.

const zone = sql.lit(companyZone);

type Moment = RawBuilder<unknown> | Date;

const wallClock = (moment: Moment) => sql`(${moment}::timestamptz at time zone ${zone})`;

export const companyDay = (moment: Moment) => sql<string>`${wallClock(moment)}::date`;

export const startOfDay = (day: RawBuilder<string>) =>
  sql<Date>`(${day}::timestamp at time zone ${zone})`;

/** Adds calendar months in the company's time zone; negative ones go back. */
export const monthsAfter = (moment: Moment, months: number | RawBuilder<unknown>) =>
  sql<Date>`((${wallClock(moment)} + make_interval(months => ${months})) at time zone ${zone})`;

/** Formats a time for stored texts: «05/03/2026 14:07:00». */
export const companyTime = (moment: Moment) =>
  sql<string>`to_char(${wallClock(moment)}, 'DD/MM/YYYY HH24:MI:SS')`;
