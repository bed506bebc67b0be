import { sql } from 'kysely';
import { recordActivity, type ActorId, type Trashable } from '../../records';
import type { Database } from '../../platform/database/database';
import { requireRow } from '../../platform/database/require-row';
import { refuseOutdated } from '../../platform/database/require-version';
import { notFound } from '../../platform/problem/problem';
import { offerMissing } from '../offer-repository';
import { offerSubject } from '../offer-subject';
import type { AssignmentKind, AssignmentWrite } from './assignment-kind';

export const assignmentMissing = 'La asignación no existe.';

export const listAssignments = (db: Database, { table, read }: AssignmentKind, offerId: number) =>
  read(db, sql`offer_id = ${offerId} and ${sql.table(table)}.deleted_at is null`);

type Change = { write: AssignmentWrite; actorId: ActorId };

export const createAssignment = (
  db: Database,
  kind: AssignmentKind,
  { write, actorId }: Change,
): Promise<object> =>
  db.transaction().execute(async (transaction) => {
    const { offerId, itemId, insert } = write;
    const offerRow = { id: offerId, missing: offerMissing, isChanged: true };
    await requireRow(transaction, 'offers', offerRow);
    await requireItem(transaction, kind, itemId);
    const offer = { subject: offerSubject, id: offerId, actorId };
    const { id } = await recordActivity(transaction, offer, () => insert(transaction));
    return findAssignment(transaction, kind, id);
  });

export const updateAssignment = (
  db: Database,
  kind: AssignmentKind,
  { id, write, actorId }: Change & { id: number },
): Promise<object> =>
  db.transaction().execute(async (transaction) => {
    await requireItem(transaction, kind, write.itemId);
    const { rows } = await sql<{ offerId: number; version: number }>`
      select offer_id, version from ${sql.table(kind.table)}
      where id = ${id} and deleted_at is null for update`.execute(transaction);
    const [row] = rows;
    if (!row) throw notFound(assignmentMissing);
    refuseOutdated([{ row, version: write.version }]);
    const offer = { subject: offerSubject, id: row.offerId, actorId };
    await recordActivity(transaction, offer, async () => write.update?.(transaction, id));
    return findAssignment(transaction, kind, id);
  });

const requireItem = (transaction: Database, { item }: AssignmentKind, id: number) =>
  requireRow(transaction, item.table, { id, missing: item.missing });

async function findAssignment(db: Database, { table, read }: AssignmentKind, id: number) {
  const [assignment] = await read(db, sql`${sql.table(table)}.id = ${id}`);
  if (!assignment) throw notFound(assignmentMissing);
  return assignment;
}

/** The offer's activity log records the deletion. */
export const assignmentTrash = ({ kind, table, item }: AssignmentKind): Trashable => ({
  kind,
  table,
  async describe(db, id) {
    const { rows } = await sql<NonNullable<Awaited<ReturnType<Trashable['describe']>>>>`
      select items.name, offers.title as offer_title,
        offers.deleted_at is not null as is_offer_deleted,
        items.deleted_at is not null as is_item_deleted
      from ${sql.table(table)} assigned
      join offers on offers.id = assigned.offer_id
      join ${sql.table(item.table)} items on items.id = assigned.${sql.ref(item.column)}
      where assigned.id = ${id}
      -- What it belongs to is not deleted meanwhile.
      for share`.execute(db);
    return rows[0];
  },
  async recordOf(db, id) {
    const row = await db
      .selectFrom(table)
      .select('offerId')
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { subject: offerSubject, id: row.offerId };
  },
});
