import pg from 'pg';

/** The address of another database of the same PostgreSQL. */
export function databaseAt(url: string, name: string) {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

export async function onServer(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
