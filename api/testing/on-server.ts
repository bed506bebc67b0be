import pg from 'pg';

/** Returns the URL of another database on the same server. */
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
