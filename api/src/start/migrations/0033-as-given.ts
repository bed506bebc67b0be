import { sql, type Kysely } from 'kysely';

/**
 * Keeps the texts that an applicant saw: the offer's title, the currency of its range, the
 * questions and the talent-pool box. Their rows are deleted with the personal data.
 */
export const asGiven = {
  up: async <Schema>(db: Kysely<Schema>) => {
    await sql.raw(text).execute(db);
  },
};

/** Selects the value before the first change after the application; null without a change. */
const before = (field: string) => `(
  select change ->> 'before' from activity, jsonb_array_elements(changes) as change
  where subject = 'offer' and subject_id = job_applications.offer_id and at > applied_at
    and change ->> 'field' = '${field}'
  order by activity.id limit 1)`;

/** The same in all versions of the policy so far. */
const consentText = 'Quiero que guarden mi currículum para otras ofertas durante 24 meses.';

const text = `
alter table offers add column salary_currency text collate "C"
  generated always as (currency_of(salary_range)) stored;
drop trigger offers_currency on offers;

alter table job_applications add column offer_title text;
update job_applications set offer_title = coalesce(${before('title')}, title)
  from offers where offers.id = offer_id;
update job_applications set salary_currency = currency_of(${before('salaryRange')})
  where ${before('salaryRange')} is not null;
alter table job_applications alter column offer_title set not null;

create function keep_as_offered() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    select title, salary_currency into new.offer_title, new.salary_currency
      from offers where id = new.offer_id;
  else
    new.salary_currency := old.salary_currency;
  end if;
  return new;
end $$;
-- By its name it runs after the one that keeps the other keys.
create trigger job_applications_offered before insert or update of applicant_id, offer_id
  on job_applications for each row execute function keep_as_offered();

alter table answers add column question text;
update answers set question = name
  from offer_questions join questions on questions.id = question_id
  where offer_questions.id = offer_question_id;
alter table answers alter column question set not null;
-- An answer that is written again with other words was given to the question as it is by then.
create function keep_question() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.text <> old.text then
    select name into new.question
      from offer_questions join questions on questions.id = question_id
      where offer_questions.id = new.offer_question_id;
  end if;
  return new;
end $$;
create trigger answers_asked before insert or update of text on answers
  for each row execute function keep_question();

alter table consents add column text text;
update consents set text = '${consentText}' where policy_version in ('2026-11-21', '2026-11-22');
`;
