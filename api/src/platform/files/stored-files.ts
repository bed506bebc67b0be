import { randomUUID } from 'node:crypto';
import { runLoggingFailure } from '@portal/server/in-background';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import type { FileFolder, FileStore } from './file-store';

export type NewFile = { folder: FileFolder; extension: string; bytes: Uint8Array };

export type FilePlace = { folder: FileFolder; name: string };

export type StoredFiles = ReturnType<typeof createStoredFiles>;

/**
 * A file is announced before it is written; the transaction that writes its row deletes the
 * announcement. A file still announced after a crash has no row.
 */
export function createStoredFiles(db: Database, store: FileStore) {
  return {
    read: (folder: FileFolder, name: string) => store.read(folder, name),

    async saveWithRow<Result>(
      { folder, extension, bytes }: NewFile,
      writeRow: (transaction: Database, name: string) => Promise<Result>,
    ): Promise<Result> {
      const place = { folder, name: `${randomUUID()}.${extension}` };
      await announce(db, place);
      // A failed write may still arrive over a network, so a cleaning removes it.
      await store.save(folder, place.name, bytes);
      try {
        return await db.transaction().execute(async (transaction) => {
          const result = await writeRow(transaction, place.name);
          await settle(transaction, place);
          return result;
        });
      } catch (error) {
        await removeUnsettled(db, store, place);
        throw error;
      }
    },

    /** For the transaction that drops the row's reference. The next cleaning deletes the file. */
    announceRemoval: (transaction: Database, place: FilePlace) => announce(transaction, place),

    /** Deletes the files of a committed transaction. The next cleaning repeats failures. */
    async removeAnnounced(places: readonly FilePlace[], logger: FastifyBaseLogger) {
      for (const place of places) {
        await runLoggingFailure(logger, 'removing a file', () => removeUnsettled(db, store, place));
      }
    },

    /** Deletes the files of unfinished writes. The next cleaning repeats failures. */
    async clean(before: Date, logger: FastifyBaseLogger) {
      const rows = await db
        .selectFrom('unfinishedFiles')
        .select('name')
        .where('createdAt', '<=', before)
        .execute();
      await this.removeAnnounced(
        rows.map(({ name }) => placeOf(name)),
        logger,
      );
    },
  };
}

const nameOf = ({ folder, name }: FilePlace) => `${folder}/${name}`;

function placeOf(path: string): FilePlace {
  const [folder = '', name = ''] = path.split('/');
  return { folder: folder === 'photos' ? 'photos' : 'cv', name };
}

const announce = (db: Database, place: FilePlace) =>
  db
    .insertInto('unfinishedFiles')
    .values({ name: nameOf(place) })
    .execute();

async function settle(transaction: Database, place: FilePlace) {
  const { numDeletedRows } = await transaction
    .deleteFrom('unfinishedFiles')
    .where('name', '=', nameOf(place))
    .executeTakeFirst();
  // A cleaning has deleted the file, so its row must not be written.
  if (numDeletedRows === 0n) throw new Error('A cleaning has deleted the unfinished file.');
}

/** The lock keeps the row from being written meanwhile. */
const removeUnsettled = (db: Database, store: FileStore, place: FilePlace) =>
  db.transaction().execute(async (transaction) => {
    const announced = await transaction
      .selectFrom('unfinishedFiles')
      .select('name')
      .where('name', '=', nameOf(place))
      .forUpdate()
      .executeTakeFirst();
    if (!announced) return;
    await store.remove(place.folder, place.name);
    await transaction.deleteFrom('unfinishedFiles').where('name', '=', nameOf(place)).execute();
  });
