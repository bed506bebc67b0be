import { sql } from 'kysely';

/** Of the joined person; null where nobody is joined. */
export const fullName = sql<string | null>`people.first_name || ' ' || people.last_name`;
