import { sql } from 'kysely';
import type { Database } from './database';

/** Part of a transaction: what fails in it undoes this part alone, and the rest can still be committed. */
export async function onItsOwn<Result>(transaction: Database, work: () => Promise<Result>) {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    throw error;
  }
}
