import { sql } from 'kysely';
import { anyOf } from './any-of';
import type { Database } from './database';
import type { Schema } from './schema';

/**
 * Locks rows for a change, in the order of their ids to avoid deadlocks. Other transactions may
 * still refer to them.
 */
export const lockRows = (transaction: Database, table: keyof Schema, ids: readonly number[]) =>
  sql`select id from ${sql.table(table)} where id = ${anyOf(ids)} order by id for no key update`.execute(
    transaction,
  );
