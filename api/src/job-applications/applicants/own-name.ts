import { sql } from 'kysely';

/** The name sent with the applicant's own e-mail, even if staff changed the person's name. */
export const ownName = sql<string>`coalesce(applicants.own_name, applicants.name)`;
