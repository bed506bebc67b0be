import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

/**
 * Returns the country with the applicable law, of the last offer applied to; undefined unless it
 * has exactly one.
 */
export async function countryOf(db: Database, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select countries.name from offer_countries
    join countries on countries.id = country_id
    where offer_id = (
      select offer_id from job_applications
      join applicants on applicants.id = applicant_id
      where lower(email) = ${email.toLowerCase()}
      order by applied_at desc, job_applications.id desc limit 1
    )`.execute(db);
  return rows.length === 1 ? rows[0]?.name : undefined;
}
