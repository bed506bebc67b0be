import { sql, type Kysely } from 'kysely';

/**
 * Searches and sorts many applications, ignoring case and accents in every locale. Searching parts
 * of a text by an index needs pg_trgm; where an administrator has forbidden it, searches are only
 * slower.
 */
export const search = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const accented = 'ÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãéèêëíìîïóòôöõúùûüñç';
const plain = 'aaaaaeeeeiiiiooooouuuunc'.repeat(2);

const text = `
create function plain_text(text) returns text language sql immutable strict parallel safe
  return translate(lower($1), '${accented}', '${plain}');

create index job_applications_salary on job_applications (salary_expectation, id);
create index applicants_name on applicants (plain_text(name), id);

do $$
begin
  create extension if not exists pg_trgm;
  create index applicants_search on applicants
    using gin (plain_text(name || ' ' || email) gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'pg_trgm is not available';
end $$;
`;
