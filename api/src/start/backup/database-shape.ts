import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

export type Identity = { table: string; column: string; sequence: string };

/** Returns each table after those that it refers to. */
export async function tablesInOrder(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; references: string[] }>`
    select c.relname as name, coalesce((
      select json_agg(distinct k.confrelid::regclass::text) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as "references"
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relname not like 'kysely%'
    order by 1`.execute(db);
  return inOrder(new Map(rows.map(({ name, references }) => [name, references])));
}

function inOrder(tables: Map<string, string[]>) {
  const done: string[] = [];
  while (done.length < tables.size) {
    const next = [...tables].filter(
      ([name, references]) =>
        !done.includes(name) && references.every((each) => done.includes(each)),
    );
    if (next.length === 0) throw new Error('The foreign keys of the tables form a cycle.');
    done.push(...next.map(([name]) => name));
  }
  return done;
}

/** Leaves out generated columns. */
export async function writtenColumns(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

export async function identities(db: Database): Promise<Identity[]> {
  const { rows } = await sql<Identity>`
    select table_name as "table", column_name as "column",
      pg_get_serial_sequence(quote_ident(table_name), column_name) as "sequence"
    from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' order by 1, 2`.execute(db);
  return rows;
}
