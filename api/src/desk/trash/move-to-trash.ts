import type { TrashKind } from '@portal/contract/trash';
import { recordActivity, type ActorId } from '../activity/record-activity';
import type { Database } from '../../platform/database/database';
import { found } from '../../platform/problem/problem';
import type { Trashable } from './trashable';

/** What is deleted, the person who does it, and the text for a row that is not there. */
type Deletion = { id: number; deletedBy: ActorId; missing: string };

/** Marks a row as deleted and lists it, within a transaction. */
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
  const { name, offerTitle } = found(described, missing);
  await transaction
    .insertInto('trashEntries')
    .values({ kind, rowId: id, name, offerTitle, deletedBy: deletedBy ?? null, deletedAt })
    .execute();
}

/** The same where nothing else belongs to the transaction. */
export const deleteToTrash = (db: Database, trashable: Trashable, deletion: Deletion) =>
  db.transaction().execute((transaction) => moveToTrash(transaction, trashable, deletion));

/** For a row that came back by itself. */
export const leaveTrash = (transaction: Database, kind: TrashKind, id: number) =>
  transaction.deleteFrom('trashEntries').where('kind', '=', kind).where('rowId', '=', id).execute();

type Trashed = { trashable: Trashable; id: number; actorId: ActorId };

/** Runs what deletes a row or brings it back, as the activity of whatever it is told of. */
export async function recordTrash<Result>(
  transaction: Database,
  { trashable, id, actorId }: Trashed,
  write: () => Promise<Result>,
): Promise<Result> {
  const record = await trashable.recordOf?.(transaction, id);
  return record ? recordActivity(transaction, { ...record, actorId }, write) : write();
}
