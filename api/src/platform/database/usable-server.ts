import { StartFailure } from '@portal/server/start-failure';
import type pg from 'pg';
import type { ServerAddress } from './server-address';

const oldestServer = 15;

type Facts = {
  version: string;
  encoding: string;
  isReadOnly: boolean;
};

/** Refuses a server on which the site would fail later, or silently go wrong. */
export async function requireUsableServer(pool: pg.Pool, address: ServerAddress) {
  const { rows } = await pool.query<Facts>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
       current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  );
  for (const facts of rows) requireFacts(facts, address);
  if (!(await keepsSessions(pool))) {
    throw new StartFailure(
      `DATABASE_URL lleva a un intermediario de conexiones (como PgBouncer) en modo transacción en ${address.at}, que pierde los avisos de cambios; pon pool_mode = session o usa la dirección de PostgreSQL mismo.`,
    );
  }
}

function requireFacts({ version, encoding, isReadOnly }: Facts, { at, database }: ServerAddress) {
  if (Number.parseInt(version, 10) < oldestServer) {
    throw new StartFailure(
      `DATABASE_URL necesita PostgreSQL ${oldestServer} o posterior; este es ${version.split(' ')[0]}.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new StartFailure(
      `La base de datos «${database}» guarda los textos en ${encoding}; crea una en UTF8 (create database … encoding 'UTF8' template template0) y ponla en DATABASE_URL.`,
    );
  }
  if (isReadOnly) {
    throw new StartFailure(
      `PostgreSQL en ${at} solo deja leer, como una réplica; usa en DATABASE_URL la dirección del servidor principal.`,
    );
  }
}

/** False behind a pooler in transaction mode, which shares server processes between connections. */
const keepsSessions = (pool: pg.Pool): Promise<boolean> =>
  withClient(pool, (one) =>
    withClient(pool, async (other) => {
      const before = await processOf(one);
      await other.query('begin');
      const between = await processOf(other);
      const isKept = before !== between && before === (await processOf(one));
      await other.query('rollback');
      return isKept;
    }),
  );

async function withClient<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await run(client);
  } finally {
    client.release();
  }
}

async function processOf(client: pg.PoolClient) {
  const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process');
  return rows[0]?.process;
}
