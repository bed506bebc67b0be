import type { ActivityField, ActivitySubject } from '@portal/contract/activity';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Schema } from '../../platform/database/schema';

/** What staff can change of a record, as they read it. */
export type Snapshot = {
  isDeleted: boolean;
  values: Partial<Record<ActivityField, string>>;
};

/** What of the given records there is, by id. */
type Look<Seen> = (db: Database, ids: readonly number[]) => Promise<ReadonlyMap<number, Seen>>;

/** A kind of record whose changes are kept. */
export type Subject = {
  name: ActivitySubject;
  /** Its rows: writes to what belongs to a record wait for each other there. */
  table: keyof Schema;
  snapshots: Look<Snapshot>;
  /** How staff know a record. Looked up, not kept: what was anonymised has no name here either. */
  titles: Look<string>;
};

/** Reads by a query whose rows carry an id. */
export const lookWith =
  <Row extends { id: number }, Seen>(
    query: (ids: readonly number[]) => RawBuilder<Row>,
    toSeen: (row: Row) => Seen,
  ): Look<Seen> =>
  async (db, ids) => {
    const { rows } = await query(ids).execute(db);
    return new Map(rows.map((row) => [row.id, toSeen(row)]));
  };
