import { sql, type Kysely } from 'kysely';

/**
 * The currency of the offer's range, null if it names none, for searching and sorting. Unknown ones
 * come last in both indexes.
 */
export const salaryCurrency = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const text = String.raw`
-- Reads a range as the contract does (readCurrency).
create function currency_of(range text) returns text language sql immutable strict parallel safe as $$
  select case when count(distinct code) = 1 then min(code) end
  from (
    select found[1] as code
    from regexp_matches(range, '\y(ARS|CAD|CLP|COP|CRC|EUR|GTQ|INR|MXN|PAB|PEN|USD)\y', 'g') as found
    union all
    select code
    from (values
      ('S/\.?\s?\d', 'PEN'), ('B/\.?\s?\d', 'PAB'), ('\yQ\.?\s?\d', 'GTQ'),
      ('₡', 'CRC'), ('€', 'EUR'), ('₹', 'INR')
    ) as signs (pattern, code)
    where range ~ pattern
  ) as marks
$$;

alter table job_applications add column salary_currency text collate "C";

create or replace function set_application_keys() returns trigger language plpgsql as $$
begin
  select plain_text(name), plain_text(email) into new.name_key, new.email_key
    from applicants where id = new.applicant_id;
  select plain_text(title), currency_of(salary_range) into new.title_key, new.salary_currency
    from offers where id = new.offer_id;
  -- The line breaks keep a match within one of them.
  new.search_key := new.name_key || chr(10) || new.email_key || chr(10) || new.title_key;
  return new;
end $$;

create trigger offers_currency after update of salary_range on offers
  for each row when (currency_of(old.salary_range) is distinct from currency_of(new.salary_range))
  execute function follow_offer();

update job_applications set offer_id = offer_id;

drop index job_applications_salary;
create index job_applications_salary on job_applications (salary_currency, salary_expectation, id);
create index job_applications_salary_down on job_applications
  (salary_currency desc nulls last, salary_expectation desc, id desc);
`;
