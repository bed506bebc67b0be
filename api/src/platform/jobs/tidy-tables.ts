import { sql } from 'kysely';
import { statementMilliseconds } from '../database/connection-limits';
import type { Database } from '../database/database';
import type { UpkeepTask } from './upkeep-task';

/**
 * Replaces autovacuum, which the embedded database lacks. Table by table, so that calls run in
 * between.
 */
export const tidyTables: UpkeepTask = {
  name: 'vacuuming and analyzing the tables',
  run: async ({ db }) => {
    for (const { table, isWorn, isUnknown } of await findDue(db)) {
      await unhurried(db, async (own) => {
        if (isWorn) await sql`vacuum ${sql.raw(table)}`.execute(own);
        if (isUnknown) await sql`analyze ${sql.raw(table)}`.execute(own);
      });
    }
  },
};

/** A large table takes longer than a call may. No transaction, which vacuum forbids. */
const unhurried = (db: Database, work: (own: Database) => Promise<void>) =>
  db.connection().execute(async (own) => {
    await sql`set statement_timeout = 0`.execute(own);
    try {
      await work(own);
    } finally {
      await sql`set statement_timeout = ${sql.lit(statementMilliseconds)}`.execute(own);
    }
  });

type Due = {
  /** Quoted, with its schema. */
  table: string;
  isWorn: boolean;
  isUnknown: boolean;
};

/** Changed rows that make a table due, plus a tenth of the table. */
const fewest = 50;

/**
 * A kill loses the database's counts, and then each table is due once. Includes the system
 * catalogs, to which each analysis writes.
 */
async function findDue(db: Database): Promise<Due[]> {
  // Includes the last second's writes.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<Due>`
    select * from (
      select format('%I.%I', schemaname, relname) as "table",
        last_vacuum is null or greatest(n_dead_tup, n_ins_since_vacuum) > ${fewest} + n_live_tup / 10
          as "isWorn",
        schemaname <> 'pg_catalog'
          and (last_analyze is null or n_mod_since_analyze > ${fewest} + n_live_tup / 10) as "isUnknown"
      from pg_stat_all_tables where schemaname in (current_schema(), 'pg_catalog')
    ) as tables
    where "isWorn" or "isUnknown"`.execute(db);
  return rows;
}
