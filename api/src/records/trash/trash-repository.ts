import { trashDays, type TrashEntry, type TrashItem } from '@portal/contract/trash';
import type { ActorId } from '../activity/record-activity';
import type { Database } from '../../platform/database/database';
import { toRecord } from '../../platform/database/to-record';
import { conflict, notFound } from '../../platform/problem/problem';
import { fullName } from '../full-name';
import { recordTrash } from './move-to-trash';
import type { Trashable } from './trashable';

export async function listTrash(db: Database): Promise<TrashEntry[]> {
  const rows = await db
    .selectFrom('trashEntries')
    .leftJoin('people', 'people.id', 'trashEntries.deletedBy')
    .select(['kind', 'rowId as id', 'name', 'offerTitle', 'trashEntries.deletedAt'])
    .select(fullName.as('deletedBy'))
    .where('trashEntries.deletedAt', '>', startOfTrash())
    .orderBy('trashEntries.deletedAt', 'desc')
    .orderBy('rowId', 'desc')
    .execute();
  return rows.map((row) => ({ ...toRecord(row), daysLeft: daysLeft(row.deletedAt) }));
}

type Restoration = { id: number; actorId: ActorId };

/** Fails if a record that the row belongs to is missing, or another row has taken its place. */
export const restoreFromTrash = (
  db: Database,
  trashable: Trashable,
  { id, actorId }: Restoration,
) =>
  db.transaction().execute(async (transaction) => {
    const { table } = trashable;
    const row = await transaction
      .selectFrom(table)
      .select('deletedAt')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    // A repeated request finds the row restored.
    if (row?.deletedAt === null) return;
    await takeEntry(transaction, { kind: trashable.kind, id });
    await requireOwners(transaction, trashable, id);
    await recordTrash(transaction, { trashable, id, actorId }, () =>
      transaction.updateTable(table).set({ deletedAt: null }).where('id', '=', id).execute(),
    );
  });

/** At most `trashDays`, even if the clock was set back. */
function daysLeft(deletedAt: Date) {
  const left = Math.ceil((deletedAt.getTime() - startOfTrash().getTime()) / day);
  return Math.min(Math.max(1, left), trashDays);
}

export const notInTrash = 'Ya no está en la papelera: se eliminó para siempre.';

async function takeEntry(transaction: Database, { kind, id }: TrashItem) {
  const entry = await transaction
    .deleteFrom('trashEntries')
    .where('kind', '=', kind)
    .where('rowId', '=', id)
    .where('deletedAt', '>', startOfTrash())
    .returning('rowId')
    .executeTakeFirst();
  if (!entry) throw notFound(notInTrash);
}

async function requireOwners(transaction: Database, { describe }: Trashable, id: number) {
  const described = await describe(transaction, id);
  const { isOfferDeleted = false, isItemDeleted = false, offerTitle, name } = described ?? {};
  if (isOfferDeleted) throw conflict(`Recupera primero la oferta «${offerTitle}».`);
  if (isItemDeleted) throw conflict(`Recupera primero «${name}», que también está eliminado.`);
}

const day = 86_400_000;

/** Rows deleted before cannot be restored. */
export const startOfTrash = (now = new Date()) => new Date(now.getTime() - trashDays * day);
