import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

/** Those whose time is over. */
export const forgetTokens = (db: Database) =>
  db
    .deleteFrom('emailConfirmations')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
