import { sql } from 'kysely';

/** What a text that holds the searched one is like, by its folding; see migration 0031. */
export const containing = (text: string) =>
  sql<string>`('%' || regexp_replace(plain_text(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%')`;
