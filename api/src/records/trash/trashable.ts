import type { TrashKind } from '@portal/contract/trash';
import { sql, type Expression } from 'kysely';
import type { DeletableTable } from '../../platform/database/schema';
import type { Database } from '../../platform/database/database';
import type { StoredFiles } from '../../platform/files/stored-files';
import type { Subject } from '../activity/activity-subject';

/** Name and owners of a row. */
type Description = {
  name: string;
  offerTitle: string | null;
  isOfferDeleted: boolean;
  /** The assigned skill, language or question is deleted. */
  isItemDeleted: boolean;
};

/** A kind of row that staff can delete and restore. */
export type Trashable = {
  kind: TrashKind;
  table: DeletableTable;
  describe: (db: Database, id: number) => Promise<Description | undefined>;
  /** The record whose log gets the deletion; without it, none does. */
  recordOf?: (db: Database, id: number) => Promise<{ subject: Subject; id: number } | undefined>;
  /** Deletes the parts of a row deleted for good. */
  removeParts?: (transaction: Database, id: number, storedFiles: StoredFiles) => Promise<void>;
};

/** Describes rows that belong to no other record. */
export function describeBy(table: DeletableTable, name: Expression<unknown>) {
  return async (db: Database, id: number): Promise<Description | undefined> => {
    const row = await db
      .selectFrom(table)
      .select(sql<string>`${name}`.as('name'))
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { name: row.name, offerTitle: null, isOfferDeleted: false, isItemDeleted: false };
  };
}
