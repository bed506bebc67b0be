import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { connectionSeconds, pooledConnections, statementMilliseconds } from './connection-limits';
import type { Database } from './database';
import { withNamedStatements } from './named-statements';
import type { Schema } from './schema';
import { readAddress } from './server-address';
import { serverFailure } from './server-failure';
import { requireUsableServer } from './usable-server';
import { valueTypes } from './value-types';
import { WireStream, type Thread } from './wire-stream';

export type Connections = {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
};

const common = {
  // A query on the pool inside a transaction would wait for ever where there is one connection.
  connectionTimeoutMillis: connectionSeconds * 1000,
  types: valueTypes,
  // Poolers refuse settings that come with the start of a connection.
  onConnect: async (client: pg.ClientBase) => {
    await client.query(sessionSettings);
  },
};

/** Whatever a server, a database or a user has been set to: moments and days are read the same way everywhere. */
const sessionSettings = `
  set statement_timeout = ${statementMilliseconds};
  set timezone = 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres'`;

/** The only connection that an embedded database has. */
export async function connectToThread(thread: Thread): Promise<Connections> {
  const pool = new pg.Pool({
    ...common,
    stream: () => new WireStream(thread),
    max: 1,
    min: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
  });
  outliveBrokenConnections(pool);
  return connectionsOf(pool);
}

/** Fails with a `StartFailure` that says what to change if no server answers there, or one that is of no use. */
export async function connectToServer(connectionString: string): Promise<Connections> {
  const address = readAddress(connectionString);
  const pool = new pg.Pool({ ...common, connectionString, max: pooledConnections });
  outliveBrokenConnections(pool);
  try {
    await requireUsableServer(pool, address);
  } catch (error) {
    await pool.end();
    throw serverFailure(error, address);
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
