import {
  duplicatesPageSize,
  type Duplicate,
  type DuplicateReason,
} from '@portal/contract/duplicates';
import type { PageOf } from '@portal/contract/page-of';
import { sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { readPage } from '../../platform/database/page-of-rows';
import { toRecord } from '../../platform/database/to-record';

/** Lists almost equal e-mails first, then the newest. */
export const readDuplicates = (db: Database, page: number): Promise<PageOf<Duplicate>> =>
  readPage(
    db
      .selectFrom('duplicateApplicants')
      .select(['oneId', 'otherId', 'reason'])
      .where('dismissedAt', 'is', null)
      .orderBy('reason')
      .orderBy('otherId', 'desc')
      .orderBy('oneId', 'desc'),
    { page, size: duplicatesPageSize },
    (pairs) => withPeople(db, pairs),
  );

export const countDuplicates = (db: Database) =>
  db
    .selectFrom('duplicateApplicants')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('dismissedAt', 'is', null)
    .executeTakeFirstOrThrow();

type Pair = { oneId: number; otherId: number; reason: DuplicateReason };

async function withPeople(db: Database, pairs: readonly Pair[]): Promise<Duplicate[]> {
  const people = await findPeople(
    db,
    pairs.flatMap(({ oneId, otherId }) => [oneId, otherId]),
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  return pairs.flatMap(({ oneId, otherId, reason }) => {
    const one = byId.get(oneId);
    const other = byId.get(otherId);
    return one && other ? [{ reason, one, other }] : [];
  });
}

/** Includes all e-mails of a person. */
async function findPeople(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('applicants as person')
    .select(['person.id', 'person.name', 'person.email', 'person.version', 'person.createdAt'])
    .select([
      sql<number>`(select count(*)::int from job_applications where applicant_id in (${rowsOfPerson}))`.as(
        'applications',
      ),
      sql<number>`(select count(cv_name)::int from job_applications where applicant_id in (${rowsOfPerson}))`.as(
        'curriculums',
      ),
      sql<number>`(select count(*)::int from answers where applicant_id in (${rowsOfPerson}))`.as(
        'answers',
      ),
    ])
    .where('person.id', '=', anyOf(ids))
    .execute();
  return rows.map((row) => toRecord(row));
}

const rowsOfPerson = sql`select own.id from applicants own where own.person_id = person.id`;

type Dismissal = { ids: readonly [number, number]; dismissedBy: number | undefined };

/** Returns false if the two were not a suggested pair. */
export async function dismissDuplicate(db: Database, { ids, dismissedBy }: Dismissal) {
  const { numUpdatedRows } = await db
    .updateTable('duplicateApplicants')
    .set({ dismissedAt: sql<Date>`now()`, dismissedBy: dismissedBy ?? null })
    .where('oneId', '=', Math.min(...ids))
    .where('otherId', '=', Math.max(...ids))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
