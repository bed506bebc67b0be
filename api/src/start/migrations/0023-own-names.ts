import { sql, type Kysely } from 'kysely';

/**
 * A merge may give a person another e-mail's name. `own_name` keeps the one sent with the row's own
 * e-mail, which its user sees. Answers find their data by the request's e-mail, so they name no
 * applicant any more.
 */
export const ownNames = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
alter table applicants add column own_name text;
update applicants set own_name = earlier_name
  from (
    select distinct on (kept_id) kept_id, earlier_name from applicant_merges
    where earlier_name is not null order by kept_id, id
  ) first_merge
  where kept_id = applicants.id and earlier_name <> name;

alter table request_replies drop column applicant_id;
`;
