import type { CatalogEntry, CatalogRecord, CatalogWrite } from '@portal/contract/catalog';
import type { OfferSummary } from '@portal/contract/offers-using';
import { sql } from 'kysely';
import { describeBy, moveToTrash, type ActorId, type Trashable } from '../../records';
import type { Database } from '../../platform/database/database';
import { requireRow } from '../../platform/database/require-row';
import { spanishOrder } from '../../platform/database/spanish-order';
import { requireVersion } from '../../platform/database/require-version';
import type { MasterData } from './master-data';

const columns = ['id', 'name', 'version'] as const;

export const listItems = (db: Database, { table }: MasterData): Promise<CatalogRecord[]> =>
  db.selectFrom(table).select(columns).where('deletedAt', 'is', null).orderBy('id').execute();

export const createItem = (
  db: Database,
  { table }: MasterData,
  { name }: CatalogEntry,
): Promise<CatalogRecord> =>
  db.insertInto(table).values({ name }).returning(columns).executeTakeFirstOrThrow();

type Change = CatalogWrite & { id: number };

/** Fails if the item is missing or another user changed it since it was read. */
export const updateItem = (
  db: Database,
  { table, texts }: MasterData,
  { id, name, version }: Change,
): Promise<CatalogRecord> =>
  db.transaction().execute(async (transaction) => {
    await requireVersion(transaction, table, { id, version, missing: texts.missing });
    return transaction
      .updateTable(table)
      .set({ name })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow();
  });

type Deletion = { id: number; deletedBy: ActorId };

/** Returns the offers that prevent the deletion. */
export const deleteItem = (
  db: Database,
  data: MasterData,
  { id, deletedBy }: Deletion,
): Promise<OfferSummary[]> =>
  db.transaction().execute(async (transaction) => {
    const { missing } = data.texts;
    // The lock prevents offers from using the item meanwhile.
    await requireRow(transaction, data.table, { id, missing, isChanged: true });
    const offers = await offersUsing(transaction, data, id);
    if (offers.length > 0) return offers;
    await moveToTrash(transaction, itemTrash(data), { id, deletedBy, missing });
    return [];
  });

export const itemTrash = ({ kind, table }: MasterData): Trashable => ({
  kind,
  table,
  describe: describeBy(table, sql`name`),
});

async function offersUsing(db: Database, { usedIn }: MasterData, id: number) {
  const { rows } = await sql<OfferSummary>`
    select id, title from offers where deleted_at is null and id in (
      select offer_id from ${sql.table(usedIn.table)}
      where ${sql.ref(usedIn.column)} = ${id} and deleted_at is null)
    order by ${spanishOrder(sql`title`)}, id`.execute(db);
  return rows;
}
