import { sql } from 'kysely';
import { anyOf } from './any-of';
import type { Database } from './database';
import type { Schema } from './schema';

/**
 * Holds rows until the transaction ends, for a change of them. In the order of their ids, so that two
 * who change several never wait for each other. Others may go on referring to them meanwhile.
 */
export const holdRows = (transaction: Database, table: keyof Schema, ids: readonly number[]) =>
  sql`select id from ${sql.table(table)} where id = ${anyOf(ids)} order by id for no key update`.execute(
    transaction,
  );
