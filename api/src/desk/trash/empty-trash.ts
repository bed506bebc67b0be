import { attempt } from '@portal/server/in-background';
import type { TrashKind } from '@portal/contract/trash';
import pg from 'pg';
import type { Database } from '../../platform/database/database';
import type { Services } from '../../start/services';
import { trashKinds } from './trash-kinds';
import { startOfTrash } from './trash-repository';

type Needed = Pick<Services, 'db' | 'storedFiles' | 'logger'>;
type Entry = { kind: TrashKind; rowId: number };
/** What lies there since then, or for longer, goes. */
type DueEntry = Entry & { until: Date };

/** Removes for good what has been in the trash for its time. */
export async function emptyTrash(services: Needed, now = new Date()) {
  const { db, logger } = services;
  const until = startOfTrash(now);
  const entries = await db
    .selectFrom('trashEntries')
    .select(['kind', 'rowId'])
    .where('deletedAt', '<=', until)
    .orderBy('deletedAt')
    .execute();
  for (const entry of entries) {
    await attempt(logger, `emptying the trash of ${entry.kind}`, () =>
      removeForGood(services, { ...entry, until }),
    );
  }
}

async function removeForGood({ db, storedFiles }: Needed, entry: DueEntry) {
  try {
    await db.transaction().execute(async (transaction) => {
      await forget(transaction, entry);
      if (entry.kind === 'person') await announcePhoto(transaction, storedFiles, entry.rowId);
      await transaction
        .deleteFrom(trashKinds[entry.kind].table)
        .where('id', '=', entry.rowId)
        .where('deletedAt', 'is not', null)
        .execute();
    });
  } catch (error) {
    if (!isReferredTo(error)) throw error;
    // Applications refer to it: it stays marked for their sake, though nobody can bring it back.
    await forget(db, entry);
  }
}

const forget = (db: Database, { kind, rowId, until }: DueEntry) =>
  db
    .deleteFrom('trashEntries')
    .where('kind', '=', kind)
    .where('rowId', '=', rowId)
    .where('deletedAt', '<=', until)
    .execute();

async function announcePhoto(
  transaction: Database,
  storedFiles: Services['storedFiles'],
  personId: number,
) {
  const person = await transaction
    .selectFrom('people')
    .select('photoName')
    .where('id', '=', personId)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst();
  if (!person?.photoName) return;
  await storedFiles.announceRemoval(transaction, { folder: 'photos', name: person.photoName });
}

const foreignKeyViolation = '23503';

const isReferredTo = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === foreignKeyViolation;
