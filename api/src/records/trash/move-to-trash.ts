import type { TrashKind } from '@portal/contract/trash';
import { recordActivity, type ActorId } from '../activity/record-activity';
import type { Database } from '../../platform/database/database';
import { assertFound } from '../../platform/problem/problem';
import type { Trashable } from './trashable';

/** `missing` is the message for a missing row. */
type Deletion = { id: number; deletedBy: ActorId; missing: string };

export async function moveToTrash(
  transaction: Database,
  trashable: Trashable,
  { id, deletedBy, missing }: Deletion,
) {
  const { kind, table, describe } = trashable;
  const deletedAt = new Date();
  const { numUpdatedRows } = await recordTrash(
    transaction,
    { trashable, id, actorId: deletedBy },
    () =>
      transaction
        .updateTable(table)
        .set({ deletedAt })
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirst(),
  );
  const described = numUpdatedRows > 0n ? await describe(transaction, id) : undefined;
  const { name, offerTitle } = assertFound(described, missing);
  await transaction
    .insertInto('trashEntries')
    .values({ kind, rowId: id, name, offerTitle, deletedBy: deletedBy ?? null, deletedAt })
    .execute();
}

/** Like `moveToTrash`, in its own transaction. */
export const deleteToTrash = (db: Database, trashable: Trashable, deletion: Deletion) =>
  db.transaction().execute((transaction) => moveToTrash(transaction, trashable, deletion));

/** Removes the entry of a row that another call restores. */
export const removeTrashEntry = (transaction: Database, kind: TrashKind, id: number) =>
  transaction.deleteFrom('trashEntries').where('kind', '=', kind).where('rowId', '=', id).execute();

type Trashed = { trashable: Trashable; id: number; actorId: ActorId };

/** Logs a deletion or restoration in the record of `recordOf`, if any. */
export async function recordTrash<Result>(
  transaction: Database,
  { trashable, id, actorId }: Trashed,
  write: () => Promise<Result>,
): Promise<Result> {
  const record = await trashable.recordOf?.(transaction, id);
  return record ? recordActivity(transaction, { ...record, actorId }, write) : write();
}
