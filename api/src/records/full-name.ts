import { sql } from 'kysely';

/** Full name of the joined person; null if the join found none. */
export const fullName = sql<string | null>`people.first_name || ' ' || people.last_name`;
