import type { TrashKind } from '@portal/contract/trash';
import { sql, type Expression } from 'kysely';
import type { DeletableTable } from '../../platform/database/schema';
import type { Database } from '../../platform/database/database';
import type { StoredFiles } from '../../platform/files/stored-files';
import type { Subject } from '../activity/activity-subject';

/** How a row is known to people, and what it belongs to. */
type Description = {
  name: string;
  offerTitle: string | null;
  /** The offer it belongs to is deleted itself … */
  isOfferDeleted: boolean;
  /** … or the skill, language or question that it assigns. */
  isItemDeleted: boolean;
};

/** A kind of row that staff delete and can bring back. */
export type Trashable = {
  kind: TrashKind;
  table: DeletableTable;
  describe: (db: Database, id: number) => Promise<Description | undefined>;
  /** Whose activity it is that it is deleted; without it, nobody's. */
  recordOf?: (db: Database, id: number) => Promise<{ subject: Subject; id: number } | undefined>;
  /** What goes with a row that is removed for good, within the transaction. */
  removeParts?: (transaction: Database, id: number, storedFiles: StoredFiles) => Promise<void>;
};

/** For rows that belong to nothing else. */
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
