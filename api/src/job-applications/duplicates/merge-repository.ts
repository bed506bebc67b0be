import { mergeDays, mergesPageSize, type Merge } from '@portal/contract/duplicates';
import type { PageOf } from '@portal/contract/page-of';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { fullName } from '../../records';
import type { Database } from '../../platform/database/database';
import { readPage } from '../../platform/database/page-of-rows';
import { toRecord } from '../../platform/database/to-record';

const selectMerges = (db: Database) =>
  db
    .selectFrom('applicantMerges')
    .innerJoin('applicants as kept', 'kept.id', 'keptId')
    .innerJoin('applicants as merged', 'merged.id', 'mergedId')
    .leftJoin('people', 'people.id', 'mergedBy')
    .select((row) => [
      'applicantMerges.id',
      jsonBuildObject({
        id: row.ref('kept.id'),
        name: row.ref('kept.name'),
        email: row.ref('kept.email'),
      }).as('kept'),
      jsonBuildObject({
        id: row.ref('merged.id'),
        name: row.ref('merged.name'),
        email: row.ref('merged.email'),
      }).as('merged'),
      'mergedAt',
      fullName.as('mergedBy'),
      daysLeft.as('daysLeft'),
    ])
    .where('mergedAt', '>', startOfMerges)
    .orderBy('applicantMerges.id', 'desc');

const startOfMerges = sql<Date>`now() - ${sql.lit(mergeDays)} * interval '1 day'`;

/** At most `mergeDays`, even if the clock was set back. */
const daysLeft = sql<number>`least(${sql.lit(mergeDays)}, greatest(1,
  ceil(extract(epoch from merged_at - (${startOfMerges})) / 86400)))::int`;

export const readMerges = (db: Database, page: number): Promise<PageOf<Merge>> =>
  readPage(selectMerges(db), { page, size: mergesPageSize }, (rows) =>
    rows.map((row) => toRecord(row)),
  );

export async function readMerge(db: Database, id: number): Promise<Merge> {
  const row = await selectMerges(db).where('applicantMerges.id', '=', id).executeTakeFirstOrThrow();
  return toRecord(row);
}

/** Deletes expired merges, which can no longer be undone. */
export const forgetMerges = (db: Database, now: Date) =>
  db
    .deleteFrom('applicantMerges')
    .where('mergedAt', '<', new Date(now.getTime() - mergeDays * 86_400_000))
    .execute();
