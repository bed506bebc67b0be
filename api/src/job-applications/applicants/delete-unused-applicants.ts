import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { firstRandomId } from './unverified-applicants';

const naming = ['job_applications', 'answers', 'consents', 'idempotent_answers', 'audit_entries'];

/**
 * Deletes separate applicants without an application: random ids, valid for an hour, after a day;
 * others after eight days, because a draft on a device may hold the id for a week.
 */
export const deleteUnusedApplicants = (db: Database, now: Date) =>
  sql`delete from applicants
    where browser is not null and anonymised_at is null and person_id = id
      and created_at < least(now(), ${now}::timestamptz)
        - case when id >= ${sql.lit(firstRandomId)} then interval '1 day' else interval '8 days' end
      and not exists (select from applicants as other where other.merged_into = applicants.id)
      and not exists (
        select from applicant_merges where applicants.id in (kept_id, merged_id))
      and ${sql.join(naming.map(without), sql` and `)}`.execute(db);

const without = (table: string) =>
  sql`not exists (select from ${sql.table(table)} as own where own.applicant_id = applicants.id)`;
