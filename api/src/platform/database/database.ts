import { join } from 'node:path';
import { fullDiskMessage, probeFolder } from '@portal/server/folder-probe';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { StartFailure } from '@portal/server/start-failure';
import { lockDirectory } from './directory-lock';
import { embeddedFailure } from './embedded-failure';
import { startEmbedded } from './embedded-database';
import { superviseThread } from './embedded-thread';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** True if no other process uses the database. */
  isEmbedded: boolean;
  close: () => Promise<void>;
};

/** A server, or a folder inside `dataDirectory`. */
export type DatabaseSettings = {
  databaseUrl: string | undefined;
  dataDirectory: string;
  /** For data that can be created again. */
  cacheDirectory: string;
};

/** The server cannot continue; the caller logs the reason and ends the process. */
export type OnFatal = (reason: string) => void;

/** Imports the client while the embedded database opens in its thread. */
export function openDatabase(config: DatabaseSettings, onFatal: OnFatal): Promise<OpenDatabase> {
  return config.databaseUrl === undefined
    ? openEmbedded(config, onFatal)
    : openServer(config.databaseUrl);
}

async function openEmbedded(config: DatabaseSettings, onFatal: OnFatal): Promise<OpenDatabase> {
  requireWritable(config.dataDirectory);
  const directory = join(config.dataDirectory, 'database');
  const lock = lockDirectory(config.dataDirectory, () =>
    onFatal('Another process has locked the data directory.'),
  );
  const [worker, { connectToThread }] = await Promise.all([startOwn(), import('./connections')]);
  const thread = superviseThread(worker, { directory, onLost: onFatal });
  const connections = await connectToThread(thread);

  return {
    ...connections,
    isEmbedded: true,
    async close() {
      await connections.close();
      await thread.stop();
      lock.release();
    },
  };

  async function startOwn() {
    try {
      return await startEmbedded(directory, config.cacheDirectory);
    } catch (error) {
      lock.release();
      throw embeddedFailure(error, directory);
    }
  }
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const { connectToServer } = await import('./connections');
  return { ...(await connectToServer(databaseUrl)), isEmbedded: false };
}

function requireWritable(directory: string) {
  const hindrance = probeFolder(directory);
  if (hindrance === undefined) return;
  throw new StartFailure(
    hindrance === 'full'
      ? fullDiskMessage(directory, 'DATA_DIR')
      : `No se puede escribir en la carpeta de datos «${directory}»; revisa sus permisos o elige otra con DATA_DIR.`,
  );
}
