import { sql, type Kysely } from 'kysely';

/**
 * Spanish order in any locale. `spanish_order` returns a key to compare by bytes (collation «C»):
 * without case and accents, «ñ» after every other «n». Applications store names and titles as such
 * keys.
 */
export const spanishOrder = {
  up: async <Schema>(db: Kysely<Schema>) => {
    await sql.raw(text).execute(db);
  },
};

const text = String.raw`
create function spanish_order(text) returns text language sql immutable strict parallel safe
  return plain_text(replace(replace(normalize($1), 'ñ', E'n\x7F'), 'Ñ', E'n\x7F'));

create or replace function set_application_keys() returns trigger language plpgsql as $$
declare sent_with text;
begin
  select spanish_order(person.name), plain_text(person.email),
      case when person.id = own.id then '' else chr(10) || plain_text(own.name || chr(10) || own.email) end
    into new.name_key, new.email_key, sent_with
    from applicants own join applicants person on person.id = own.person_id
    where own.id = new.applicant_id;
  select spanish_order(title), currency_of(salary_range) into new.title_key, new.salary_currency
    from offers where id = new.offer_id;
  -- What is searched knows no «ñ». The line breaks keep a match within one of them.
  new.search_key := replace(new.name_key || chr(10) || new.email_key || chr(10) || new.title_key, E'\x7F', '')
    || sent_with;
  return new;
end $$;

update job_applications set offer_id = offer_id
  where offer_id in (select id from offers where spanish_order(title) <> plain_text(title))
    or applicant_id in (
      select own.id from applicants own join applicants person on person.id = own.person_id
      where spanish_order(person.name) <> plain_text(person.name));
`;
