import { sql, type RawBuilder } from 'kysely';

/** Where the company's days begin and end; connections count in UTC. */
export const companyZone = sql.lit('America/Santiago');

/** The company's day of a moment. */
export const companyDay = (moment: RawBuilder<unknown>) =>
  sql<string>`(${moment} at time zone ${companyZone})::date`;

export const today = companyDay(sql`now()`);
