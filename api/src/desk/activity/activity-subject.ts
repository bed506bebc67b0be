import type { ActivityField, ActivitySubject } from '@portal/contract/activity';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Schema } from '../../platform/database/schema';

/** What staff can change of a record, as they read it. */
export type Snapshot = {
  isDeleted: boolean;
  values: Partial<Record<ActivityField, string>>;
};

/** A kind of record whose changes are kept, and the queries that look at records by their ids. */
export type Subject = {
  name: ActivitySubject;
  /** Its rows: writes to what belongs to a record wait for each other there. */
  table: keyof Schema;
  snapshots: (ids: readonly number[]) => RawBuilder<Snapshot & { id: number }>;
  /** Where the values of a snapshot are not yet what staff read: turns them into that. */
  textsOf?: (id: number, values: Readonly<Record<string, unknown>>) => Snapshot['values'];
  /** How staff know a record. Looked up, not kept: what was anonymised has no name here either. */
  titles: (ids: readonly number[]) => RawBuilder<{ id: number; title: string }>;
};

/** Records as staff read them now. */
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

/** What a query finds, by id. */
export async function lookUp<Row extends { id: number }>(db: Database, query: RawBuilder<Row>) {
  const { rows } = await query.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
