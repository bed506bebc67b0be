import { mergeDays, type MergeEntry } from '@portal/contract/duplicates';
import type { SessionUser } from '@portal/contract/session';
import { sql } from 'kysely';
import { audit } from '../../records';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { refuseOutdated } from '../../platform/database/require-version';
import { conflict, assertFound, notFound } from '../../platform/problem/problem';

const missing = 'La persona no existe.';
const isNobody = 'Los datos de una de las dos personas ya fueron anonimizados o unidos.';
const mergeMissing = `Esta unión ya no se puede deshacer: pasaron ${mergeDays} días, ya se deshizo o los datos se eliminaron.`;

/**
 * Merges two people. Everything sent with either e-mail keeps its row, so that applicants see no
 * difference.
 */
export async function merge(transaction: Database, entry: MergeEntry, user: SessionUser) {
  const { kept, merged } = entry;
  const rows = await holdPeople(transaction, [kept.id, merged.id]);
  const keptRow = assertFound(rows.get(kept.id), missing);
  const mergedRow = assertFound(rows.get(merged.id), missing);
  if ([keptRow, mergedRow].some(({ isPerson }) => !isPerson)) throw conflict(isNobody);
  refuseOutdated([
    { row: keptRow, version: kept.version },
    { row: mergedRow, version: merged.version },
  ]);

  const movedIds = await move(transaction, { from: merged.id, to: kept.id });
  const isRenamed = entry.nameOf === merged.id && keptRow.name !== mergedRow.name;
  if (isRenamed) await rename(transaction, kept.id, mergedRow.name);
  const { id } = await transaction
    .insertInto('applicantMerges')
    .values({
      keptId: kept.id,
      mergedId: merged.id,
      movedIds,
      earlierName: isRenamed ? keptRow.name : null,
      mergedBy: user.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tell(transaction, { user, action: 'merge-data', personId: kept.id, ids: movedIds });
  return id;
}

/** Undoes a merge. Later changes stay; the earlier name only returns if it was not corrected. */
export async function separate(transaction: Database, id: number, user: SessionUser) {
  const done = assertFound(await takeMerge(transaction, id), mergeMissing);
  const { keptId, mergedId, movedIds, earlierName } = done;
  const rows = await holdPeople(transaction, [keptId, ...movedIds]);
  const mergedRow = rows.get(mergedId);
  const keptRow = rows.get(keptId);
  if (!mergedRow || !keptRow) throw notFound(mergeMissing);
  if (mergedRow.mergedInto !== keptId) {
    throw conflict('Deshaz primero la unión posterior de estas personas.');
  }

  await transaction
    .updateTable('applicants')
    .set({ mergedInto: sql`nullif(${mergedId}::integer, id)` })
    .where('id', '=', anyOf(movedIds))
    .execute();
  if (earlierName !== null && keptRow.name === mergedRow.name) {
    await rename(transaction, keptId, earlierName);
  }
  await tell(transaction, { user, action: 'separate-data', personId: keptId, ids: movedIds });
}

async function holdPeople(transaction: Database, ids: readonly number[]) {
  const rows = await transaction
    .selectFrom('applicants')
    .select(['id', 'name', 'version', 'mergedInto'])
    .select(
      sql<boolean>`merged_into is null and anonymised_at is null and browser is null`.as(
        'isPerson',
      ),
    )
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Moves a person with all merged rows. Returns their ids. */
async function move(transaction: Database, { from, to }: { from: number; to: number }) {
  const rows = await transaction
    .updateTable('applicants')
    .set({ mergedInto: to })
    .where('personId', '=', from)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps the name that came with the row's own e-mail as well. */
const rename = (transaction: Database, id: number, name: string) =>
  transaction
    .updateTable('applicants')
    .set({ name, ownName: sql`nullif(coalesce(own_name, name), ${name})` })
    .where('id', '=', id)
    .execute();

const takeMerge = (transaction: Database, id: number) =>
  transaction
    .deleteFrom('applicantMerges')
    .where('id', '=', id)
    .where('mergedAt', '>', sql<Date>`now() - ${sql.lit(mergeDays)} * interval '1 day'`)
    .returning(['keptId', 'mergedId', 'movedIds', 'earlierName'])
    .executeTakeFirst();

type Told = {
  user: SessionUser;
  action: 'merge-data' | 'separate-data';
  personId: number;
  ids: readonly number[];
};

/** Writes the audit entry and refreshes other users' lists. */
async function tell(transaction: Database, { user, action, personId, ids }: Told) {
  const subject = `applicant ${personId}`;
  await audit(transaction, { user, action, subject, applicantId: personId });
  await sql`select announce_applications(array(
    select id from job_applications where applicant_id = ${anyOf([personId, ...ids])}
  ))`.execute(transaction);
}
