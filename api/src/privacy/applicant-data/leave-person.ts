import { sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';

type Leaving = { id: number; personId: number; name: string };

/**
 * Separates an erased row from its person. If it is the person's own row, the first of the others
 * takes its place.
 */
export async function separateFromPerson(transaction: Database, { id, personId, name }: Leaving) {
  const rest = await transaction
    .selectFrom('applicants')
    .select('id')
    .where('personId', '=', personId)
    .where('id', '<>', id)
    .orderBy('id')
    .execute();
  const [heir] = rest;
  if (!heir) return;
  await forgetName(transaction, personId, name);
  await forgetMerges(transaction, id);
  if (id === personId) {
    await transaction
      .updateTable('applicants')
      .set({ mergedInto: sql`nullif(${heir.id}::integer, id)` })
      .where('id', '=', anyOf(rest.map((row) => row.id)))
      .execute();
    return;
  }
  await transaction
    .updateTable('applicants')
    .set({ mergedInto: null })
    .where('id', '=', id)
    .execute();
  await giveNameBack(transaction, personId, name);
}

/** Undoing a merge must not bring back the erased name. */
const forgetName = (transaction: Database, personId: number, name: string) =>
  transaction
    .updateTable('applicantMerges')
    .set({
      earlierName: sql`(select coalesce(own_name, name) from applicants where id = kept_id)`,
    })
    .where('keptId', '=', personId)
    .where('earlierName', '=', name)
    .execute();

/** Merges of this row can no longer be undone, others can. */
async function forgetMerges(transaction: Database, id: number) {
  await transaction
    .deleteFrom('applicantMerges')
    .where((row) => row.or([row('keptId', '=', id), row('mergedId', '=', id)]))
    .execute();
  await transaction
    .updateTable('applicantMerges')
    .set({ movedIds: sql`array_remove(moved_ids, ${id}::integer)` })
    .where(sql<boolean>`${id}::integer = any(moved_ids)`)
    .execute();
}

/** Replaces the erased name by the person's own. */
const giveNameBack = (transaction: Database, personId: number, name: string) =>
  transaction
    .updateTable('applicants')
    .set({ name: sql`own_name`, ownName: null })
    .where('id', '=', personId)
    .where('name', '=', name)
    .where('ownName', 'is not', null)
    .execute();
