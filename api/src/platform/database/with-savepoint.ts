import { sql } from 'kysely';
import type { Database } from './database';

/** Runs a part of a transaction. A failure only undoes this part. */
export async function withSavepoint<Result>(transaction: Database, work: () => Promise<Result>) {
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
