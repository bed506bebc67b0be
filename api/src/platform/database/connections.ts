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
  // With a single connection, a query on the pool inside a transaction would wait forever.
  connectionTimeoutMillis: connectionSeconds * 1000,
  types: valueTypes,
  // Poolers refuse settings in the startup message.
  onConnect: async (client: pg.ClientBase) => {
    await client.query(sessionSettings);
  },
};

/** Overrides other settings, so that times and dates are always read the same way. */
const sessionSettings = `
  set statement_timeout = ${statementMilliseconds};
  set timezone = 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres'`;

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

/** Fails with a `StartFailure` if the server is unreachable or cannot be used. */
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
 * Connections break when the server stops. Without these handlers that would end the process. The
 * next query reports the error and uses a new connection.
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
      // Kysely ends the pool only after using it.
      if (!pool.ended) await pool.end();
    },
  };
}
