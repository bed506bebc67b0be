import { sql, type Kysely } from 'kysely';

/**
 * Recognises lower-case and composed currency signs («US$»), like the rest of the site. If a range
 * names no currency, the applicant's choice is kept.
 */
export const writtenCurrencies = {
  up: async <Schema>(db: Kysely<Schema>) => {
    await sql.raw(text).execute(db);
  },
};

/** Range before the first change after the application; null without a change. */
const rangeBefore = `(
  select change ->> 'before' from activity, jsonb_array_elements(changes) as change
  where subject = 'offer' and subject_id = job_applications.offer_id and at > applied_at
    and change ->> 'field' = 'salaryRange'
  order by activity.id limit 1)`;

const text = String.raw`
-- Reads a range as the contract does (readCurrency), one currency after the other.
create or replace function currency_of(range text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  rest text := lower(regexp_replace(normalize(range, NFKD), '[\u0300-\u036f^·]', '', 'g') collate "C");
  next text;
  mark text[];
  found text;
begin
  rest := regexp_replace(rest, '\s+', ' ', 'g');
  foreach mark slice 1 in array array[
    ['ARS', 'ar\$'], ['CAD', 'ca?\$'], ['CLP', 'c[lh]\$'], ['COP', 'col?\$'], ['CRC', '₡'], ['EUR', '€'],
    ['GTQ', 'q\.?(?= ?\d)'], ['INR', '₹'], ['MXN', 'mx\$'], ['PAB', 'b/\.?(?! ?[a-z])'],
    ['PEN', 's/\.?(?! ?[a-z])'], ['USD', 'us\$|u\$[sd]?']
  ] loop
    next := regexp_replace(
      rest, '(?<![a-z])(?:' || lower(mark[1] collate "C") || '|' || mark[2] || ')(?![a-z])', ' ', 'g');
    if next <> rest then
      if found is not null then
        return null;
      end if;
      found := mark[1];
    end if;
    rest := next;
  end loop;
  return found;
end $$;

-- What is generated follows its column alone, and nobody has edited anything.
alter table offers disable trigger user;
update offers set salary_range = salary_range
  where salary_currency is distinct from currency_of(salary_range);
alter table offers enable trigger user;

update job_applications set salary_currency = currency_of(coalesce(${rangeBefore}, salary_range))
  from offers where offers.id = offer_id and job_applications.salary_currency is null
    and currency_of(coalesce(${rangeBefore}, salary_range)) is not null;

create or replace function set_application_keys() returns trigger language plpgsql as $$
declare sent_with text;
begin
  select spanish_order(person.name), plain_text(person.email),
      case when person.id = own.id then '' else chr(10) || plain_text(own.name || chr(10) || own.email) end
    into new.name_key, new.email_key, sent_with
    from applicants own join applicants person on person.id = own.person_id
    where own.id = new.applicant_id;
  select spanish_order(title) into new.title_key from offers where id = new.offer_id;
  -- What is searched knows no «ñ». The line breaks keep a match within one of them.
  new.search_key := replace(new.name_key || chr(10) || new.email_key || chr(10) || new.title_key, E'\x7F', '')
    || sent_with;
  return new;
end $$;

create or replace function keep_as_offered() returns trigger language plpgsql as $$
begin
  select title, coalesce(salary_currency, new.salary_currency) into new.offer_title, new.salary_currency
    from offers where id = new.offer_id;
  return new;
end $$;
drop trigger job_applications_offered on job_applications;
create trigger job_applications_offered before insert on job_applications
  for each row execute function keep_as_offered();
`;
