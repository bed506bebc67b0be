import { sql, type RawBuilder } from 'kysely';

/** Returns a sort key of Spanish order for any collation; see migration 0025. */
export const spanishOrder = (text: RawBuilder<unknown>) =>
  sql<string>`spanish_order(${text}) collate "C"`;
