import { join } from 'node:path';
import { fullDisk, isFullDisk, probeFolder } from '@portal/server/folder-probe';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartFailure } from '@portal/server/start-failure';
import { lockDirectory } from './directory-lock';
import { startEmbedded, stopEmbedded } from './embedded-database';
import { withNamedStatements } from './named-statements';
import type { Schema } from './schema';
import { valueTypes } from './value-types';
import { WireStream } from './wire-stream';

export type Database = Kysely<Schema>;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** True when this process is the only one that uses the database. */
  isEmbedded: boolean;
  close: () => Promise<void>;
};

/** Where the database is: on a server, else in a folder of its own. */
export type DatabaseSettings = {
  databaseUrl: string | undefined;
  dataDirectory: string;
  /** For what can be made again. */
  cacheDirectory: string;
};

/** What must not happen while the server runs: the caller logs it and ends the process. */
export type OnFatal = (reason: string) => void;

const connectionLimits = {
  // A query on the pool inside a transaction would wait for ever where there is one connection.
  connectionTimeoutMillis: 10_000,
  types: valueTypes,
};

export function openDatabase(config: DatabaseSettings, onFatal: OnFatal): Promise<OpenDatabase> {
  return config.databaseUrl === undefined
    ? openEmbedded(config, onFatal)
    : openServer(config.databaseUrl);
}

async function openEmbedded(config: DatabaseSettings, onFatal: OnFatal): Promise<OpenDatabase> {
  requireWritable(config.dataDirectory);
  const lock = lockDirectory(config.dataDirectory, () =>
    onFatal('Another process has taken the data directory.'),
  );
  const directory = join(config.dataDirectory, 'database');
  const worker = await startEmbedded(directory, config.cacheDirectory).catch((error: unknown) => {
    lock.release();
    throw unopened(error, directory);
  });
  worker.once('exit', fatalExit);

  const pool = new pg.Pool({
    ...connectionLimits,
    stream: () => new WireStream(worker),
    max: 1,
    min: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
  });
  // What breaks the only connection is the end of the worker, which is reported below.
  outliveBrokenConnections(pool);
  const db = connect(pool);
  await limitStatements(pool);

  return {
    db,
    pool,
    isEmbedded: true,
    async close() {
      worker.off('exit', fatalExit);
      await endConnections(db, pool);
      await stopEmbedded(worker);
      lock.release();
    },
  };

  function fatalExit() {
    onFatal('The embedded database has stopped.');
  }
}

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...connectionLimits,
    connectionString,
    max: 10,
    options: `-c statement_timeout=${statementMilliseconds}`,
  });
  outliveBrokenConnections(pool);
  try {
    refuseOldServer(await versionOf(pool));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = connect(pool);
  return { db, pool, isEmbedded: false, close: () => endConnections(db, pool) };
}

/**
 * Connections break when the server stops, whether they wait in the pool or somebody holds them. Whose
 * query runs or comes next is told by that query, and the pool opens a new one.
 */
function outliveBrokenConnections(pool: pg.Pool) {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

async function versionOf(pool: pg.Pool): Promise<string> {
  try {
    const { rows } = await pool.query('show server_version');
    return String(rows[0]?.server_version);
  } catch {
    throw new StartFailure(
      'No se pudo conectar con la base de datos de DATABASE_URL; revisa la dirección y que el servidor esté en marcha.',
    );
  }
}

/** Kysely ends the pool only if it has ever used it. */
async function endConnections(db: Database, pool: pg.Pool) {
  await db.destroy();
  if (!pool.ended) await pool.end();
}

const statementMilliseconds = 15_000;

const limitStatements = (pool: pg.Pool) =>
  pool.query(`set statement_timeout = ${statementMilliseconds}`);

const connect = (pool: pg.Pool) =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

function requireWritable(directory: string) {
  const hindrance = probeFolder(directory);
  if (hindrance === undefined) return;
  throw new StartFailure(
    hindrance === 'full'
      ? fullDisk(directory, 'DATA_DIR')
      : `No se puede escribir en la carpeta de datos «${directory}»; revisa sus permisos o elige otra con DATA_DIR.`,
  );
}

function unopened(error: unknown, directory: string) {
  if (isFullDisk(error)) return new StartFailure(fullDisk(directory, 'DATA_DIR'));
  return new StartFailure(
    `La base de datos de «${directory}» no se pudo abrir: está dañada o el disco está lleno. Libera espacio o restaura un respaldo con npm run db:restore.`,
  );
}

const oldestServer = 15;

/** Takes what the server says of itself, such as `15.4 (Debian 15.4-1)`. */
export function refuseOldServer(version: string) {
  if (Number.parseInt(version, 10) >= oldestServer) return;
  throw new StartFailure(
    `DATABASE_URL necesita PostgreSQL ${oldestServer} o posterior; este es ${version.split(' ')[0]}.`,
  );
}
