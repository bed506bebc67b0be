import { randomUUID } from 'node:crypto';
import pg from 'pg';

type OwnDatabase = { prepare: () => Promise<Record<string, string>>; remove: () => Promise<void> };

/** In the site's folder, where nothing has to be prepared. */
export const embeddedDatabase: OwnDatabase = {
  prepare: async () => ({}),
  remove: async () => {},
};

/** An empty database for a test's own site: on the PostgreSQL of E2E_POSTGRES, else the embedded one. */
export function ownDatabase(): OwnDatabase {
  const server = process.env['E2E_POSTGRES'];
  if (server === undefined) return embeddedDatabase;
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  const own = new URL(server);
  own.pathname = `/${name}`;
  return {
    async prepare() {
      await run(server, `create database ${name}`);
      return { DATABASE_URL: own.href };
    },
    remove: () => run(server, `drop database ${name} with (force)`),
  };
}

async function run(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
