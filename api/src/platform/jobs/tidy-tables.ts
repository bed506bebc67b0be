import { sql } from 'kysely';
import { statementMilliseconds } from '../database/connection-limits';
import type { Database } from '../database/database';
import type { UpkeepTask } from './upkeep-task';

/**
 * Does for the embedded database what autovacuum does for a server, which it has not: takes back the room of
 * deleted rows, and tells the planner what tables hold. Table by table, so that calls come in between.
 */
export const tidyTables: UpkeepTask = {
  name: 'tidying the tables',
  run: async ({ db }) => {
    for (const { table, isWorn, isUnknown } of await findDue(db)) {
      await unhurried(db, async (own) => {
        if (isWorn) await sql`vacuum ${sql.raw(table)}`.execute(own);
        if (isUnknown) await sql`analyze ${sql.raw(table)}`.execute(own);
      });
    }
  },
};

/** A large table takes longer than a call may, and nothing is vacuumed in a transaction. */
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

/** A tenth of a table must have changed, and this many rows of a small one. */
const fewest = 50;

/**
 * The database counts what is written; a kill takes the counts away, and then each table is due once. Its own tables
 * wear too, as each analysis writes into them.
 */
async function findDue(db: Database): Promise<Due[]> {
  // What the last second wrote is not counted yet.
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
