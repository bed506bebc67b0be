import { sql, type Kysely } from 'kysely';

/**
 * Lets the list of all applications be searched and ordered where there are many, without regard to
 * case and accents in every locale a database may have. Finding a part of a text by an index needs
 * pg_trgm, which an administrator may have forbidden: searching is then only slower.
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
