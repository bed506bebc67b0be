import { sql, type Kysely } from 'kysely';

/** A response kept for repeated calls is deleted with its applicant. */
export const answersAbout = {
  up: async <Schema>(db: Kysely<Schema>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
alter table idempotent_answers add column applicant_id integer references applicants;
create index idempotent_answers_applicant on idempotent_answers (applicant_id);
update idempotent_answers set applicant_id = applicants.id
  from applicants
  where applicants.id::text = body::jsonb #>> '{aplicanteOferta,aplicante,id_aplicantes}';
`;
