import { sql, type RawBuilder } from 'kysely';

/** By this a text stands in the order of Spanish, whatever the collation of the database; see migration 0025. */
export const spanishOrder = (text: RawBuilder<unknown>) =>
  sql<string>`spanish_order(${text}) collate "C"`;
