import { sql } from 'kysely';

/** What a text that holds the searched one is like, whatever case and accents; see migration 0005. */
export const containing = (text: string) =>
  sql<string>`plain_text(${`%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`})`;
