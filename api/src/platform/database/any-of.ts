import { sql } from 'kysely';

/** One value, so that lists of any length share a plan. */
export const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::int[])`;
