import type { TrashItem } from '@portal/contract/trash';
import { recordTrash } from '../activity/record-trash';
import type { Database } from '../../platform/database/database';
import { trashKinds } from './trash-kinds';

/** What is deleted, and the person who does it. */
export type Deletion = TrashItem & { deletedBy: number | undefined };

/** Marks a row as deleted and lists it, within a transaction; answers whether it was there. */
export async function moveToTrash(transaction: Database, { kind, id, deletedBy }: Deletion) {
  const { table, describe } = trashKinds[kind];
  const deletedAt = new Date();
  const item = { kind, id, actorId: deletedBy };
  const { numUpdatedRows } = await recordTrash(transaction, item, () =>
    transaction
      .updateTable(table)
      .set({ deletedAt })
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),
  );
  const described = numUpdatedRows > 0n && (await describe(transaction, id));
  if (!described) return false;

  const { name, offerTitle } = described;
  await transaction
    .insertInto('trashEntries')
    .values({ kind, rowId: id, name, offerTitle, deletedBy: deletedBy ?? null, deletedAt })
    .execute();
  return true;
}

/** The same where nothing else belongs to the transaction. */
export const deleteToTrash = (db: Database, deletion: Deletion) =>
  db.transaction().execute((transaction) => moveToTrash(transaction, deletion));

/** For a row that came back by itself. */
export const leaveTrash = (transaction: Database, { kind, id }: TrashItem) =>
  transaction.deleteFrom('trashEntries').where('kind', '=', kind).where('rowId', '=', id).execute();
