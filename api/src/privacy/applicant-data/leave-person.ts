import { sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';

type Leaving = { id: number; personId: number; name: string };

/**
 * Takes an applicant whose data are erased out of the person that staff have merged it into. The others stay one
 * person: by the first of them where it is the person itself that leaves.
 */
export async function leavePerson(transaction: Database, { id, personId, name }: Leaving) {
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

/** A merge that is taken back gives the person its own name, and not that of who has left. */
const forgetName = (transaction: Database, personId: number, name: string) =>
  transaction
    .updateTable('applicantMerges')
    .set({
      earlierName: sql`(select coalesce(own_name, name) from applicants where id = kept_id)`,
    })
    .where('keptId', '=', personId)
    .where('earlierName', '=', name)
    .execute();

/** It cannot be separated from what it was merged with any more; what was merged beside it can. */
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

/** The name that a person has from who leaves goes along; the person has its own again. */
const giveNameBack = (transaction: Database, personId: number, name: string) =>
  transaction
    .updateTable('applicants')
    .set({ name: sql`own_name`, ownName: null })
    .where('id', '=', personId)
    .where('name', '=', name)
    .where('ownName', 'is not', null)
    .execute();
