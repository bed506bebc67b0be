import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartFailure } from '@portal/server/start-failure';
import type { Database } from './database';
import { withNamedStatements } from './named-statements';
import type { Schema } from './schema';
import { valueTypes } from './value-types';
import { WireStream, type Backend } from './wire-stream';

export type Connections = {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
};

const connectionLimits = {
  // A query on the pool inside a transaction would wait for ever where there is one connection.
  connectionTimeoutMillis: 10_000,
  types: valueTypes,
};

/** The only connection that an embedded database has. */
export async function connectToWorker(worker: Backend): Promise<Connections> {
  const pool = new pg.Pool({
    ...connectionLimits,
    stream: () => new WireStream(worker),
    max: 1,
    min: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
  });
  outliveBrokenConnections(pool);
  await limitStatements(pool);
  return connectionsOf(pool);
}

/** Fails if no server answers there, or one that is too old. */
export async function connectToServer(connectionString: string): Promise<Connections> {
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
  return connectionsOf(pool);
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

const statementMilliseconds = 15_000;

const limitStatements = (pool: pg.Pool) =>
  pool.query(`set statement_timeout = ${statementMilliseconds}`);

function connectionsOf(pool: pg.Pool): Connections {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    pool,
    async close() {
      await db.destroy();
      // Kysely ends the pool only if it has ever used it.
      if (!pool.ended) await pool.end();
    },
  };
}

const oldestServer = 15;

/** Takes what the server says of itself, such as `15.4 (Debian 15.4-1)`. */
export function refuseOldServer(version: string) {
  if (Number.parseInt(version, 10) >= oldestServer) return;
  throw new StartFailure(
    `DATABASE_URL necesita PostgreSQL ${oldestServer} o posterior; este es ${version.split(' ')[0]}.`,
  );
}
