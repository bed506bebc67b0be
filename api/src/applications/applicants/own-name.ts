import { sql } from 'kysely';

/** The name that came with an applicant's own e-mail, even if staff have given the person another one. */
export const ownName = sql<string>`coalesce(applicants.own_name, applicants.name)`;
