import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config';
import { StartFailure } from '../start-failure';
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

/** What must not happen while the server runs: the caller logs it and ends the process. */
export type OnFatal = (reason: string) => void;

const connectionLimits = {
  // A query on the pool inside a transaction would wait for ever where there is one connection.
  connectionTimeoutMillis: 10_000,
  types: valueTypes,
};

export function openDatabase(config: Config, onFatal: OnFatal): Promise<OpenDatabase> {
  return config.databaseUrl === undefined
    ? openEmbedded(config, onFatal)
    : openServer(config.databaseUrl);
}

async function openEmbedded(config: Config, onFatal: OnFatal): Promise<OpenDatabase> {
  requireWritable(config.dataDirectory);
  const lock = await lockDirectory(config.dataDirectory, () =>
    onFatal('Another process has taken the data directory.'),
  );
  const directory = join(config.dataDirectory, 'database');
  const worker = await startEmbedded(directory, config.cacheDirectory);
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
  pool.on('error', () => {});
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
  // Idle connections break when the server restarts; the pool opens new ones.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch {
    throw new StartFailure('No se pudo conectar con la base de datos de DATABASE_URL.');
  }
  const db = connect(pool);
  return { db, pool, isEmbedded: false, close: () => endConnections(db, pool) };
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

/** The permission bits say little (root, read-only disks), so it is tried. */
function requireWritable(directory: string) {
  const probe = join(directory, `.probe-${process.pid}`);
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new StartFailure(
      `No se puede escribir en la carpeta de datos «${directory}»; revisa sus permisos o elige otra con DATA_DIR.`,
    );
  }
}
