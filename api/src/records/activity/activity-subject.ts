import type { ActivityField, ActivitySubject } from '@portal/contract/activity';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Schema } from '../../platform/database/schema';

/** A record's editable fields, as texts for staff. */
export type Snapshot = {
  isDeleted: boolean;
  values: Partial<Record<ActivityField, string>>;
};

/** A kind of record with logged changes. */
export type Subject = {
  name: ActivitySubject;
  /** Writes to one record, including its parts, wait for a lock on its row here. */
  table: keyof Schema;
  snapshots: (ids: readonly number[]) => RawBuilder<Snapshot & { id: number }>;
  /** Converts values to texts for staff, where necessary. */
  textsOf?: (id: number, values: Readonly<Record<string, unknown>>) => Snapshot['values'];
  /** Read each time instead of stored, so that anonymised records have no name here. */
  titles: (ids: readonly number[]) => RawBuilder<{ id: number; title: string }>;
};

/** Returns the current state of records, as texts for staff. */
export async function readSnapshots(
  db: Database,
  { snapshots, textsOf }: Subject,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Snapshot>> {
  const found = await lookUp(db, snapshots(ids));
  if (!textsOf) return found;
  return new Map(
    [...found].map(([id, { isDeleted, values }]) => [
      id,
      { isDeleted, values: textsOf(id, values) },
    ]),
  );
}

export async function lookUp<Row extends { id: number }>(db: Database, query: RawBuilder<Row>) {
  const { rows } = await query.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
