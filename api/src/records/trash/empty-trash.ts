import { runLoggingFailure } from '@portal/server/in-background';
import pg from 'pg';
import type { Database } from '../../platform/database/database';
import { foreignKeyViolation } from '../../platform/database/database-problem';
import type { UpkeepContext } from '../../platform/jobs/upkeep-task';
import type { Trashable } from './trashable';
import { startOfTrash } from './trash-repository';

/** A row that has been in the trash since `until` or longer. */
type DueEntry = { trashable: Trashable; rowId: number; until: Date };

/** Deletes rows for good after their time in the trash. */
export async function emptyTrash(kept: UpkeepContext, trashables: readonly Trashable[], now: Date) {
  const { db, logger } = kept;
  const until = startOfTrash(now);
  const entries = await db
    .selectFrom('trashEntries')
    .select(['kind', 'rowId'])
    .where('deletedAt', '<=', until)
    .orderBy('deletedAt')
    .execute();
  for (const { kind, rowId } of entries) {
    const trashable = trashables.find((each) => each.kind === kind);
    if (!trashable) continue;
    await runLoggingFailure(logger, `emptying the trash of ${kind}`, () =>
      removeForGood(kept, { trashable, rowId, until }),
    );
  }
}

async function removeForGood({ db, storedFiles }: UpkeepContext, entry: DueEntry) {
  const { trashable, rowId } = entry;
  try {
    await db.transaction().execute(async (transaction) => {
      await forget(transaction, entry);
      await trashable.removeParts?.(transaction, rowId, storedFiles);
      await transaction
        .deleteFrom(trashable.table)
        .where('id', '=', rowId)
        .where('deletedAt', 'is not', null)
        .execute();
    });
  } catch (error) {
    if (!isReferredTo(error)) throw error;
    // Applications refer to the row, so it stays marked, but cannot be restored.
    await forget(db, entry);
  }
}

const forget = (db: Database, { trashable: { kind }, rowId, until }: DueEntry) =>
  db
    .deleteFrom('trashEntries')
    .where('kind', '=', kind)
    .where('rowId', '=', rowId)
    .where('deletedAt', '<=', until)
    .execute();

const isReferredTo = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === foreignKeyViolation;
