import { sql, type Kysely } from 'kysely';

/** Public meanings of statuses. Applicants may withdraw an application and apply again. */
export const ownApplications = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
create function public_state_of(id integer, name text) returns text language sql immutable as $$
  select case
    when id = 1 then 'received'
    when plain_text(name) ~ '^(rechazad|contratad|descartad|finaliz)' then 'closed'
    else 'review'
  end $$;

alter table application_statuses
  add column public_state text
    check (public_state in ('received', 'review', 'closed', 'withdrawn')),
  add column version integer not null default 1;
update application_statuses set public_state = public_state_of(id, name);
alter table application_statuses alter column public_state set not null;

-- A status that is added later has a meaning too.
create function keep_public_state() returns trigger language plpgsql as $$
begin
  new.public_state := coalesce(new.public_state, public_state_of(new.id, new.name));
  return new;
end $$;
create trigger application_statuses_public before insert on application_statuses
  for each row execute function keep_public_state();
create trigger application_statuses_versions before update on application_statuses
  for each row execute function count_write();

-- That of applications which their sender has withdrawn.
create unique index application_statuses_withdrawn on application_statuses (public_state)
  where public_state = 'withdrawn';
insert into application_statuses (id, name, public_state)
  select coalesce(max(id), 0) + 1, 'Retirada por la persona', 'withdrawn' from application_statuses
  on conflict (name) do update set public_state = 'withdrawn';

alter table job_applications add column withdrawn_at timestamptz;
alter table job_applications drop constraint job_applications_applicant_id_offer_id_key;
create unique index job_applications_applicant_id_offer_id_key
  on job_applications (applicant_id, offer_id) where withdrawn_at is null;
create index job_applications_applicant on job_applications (applicant_id);

create or replace function announce_status() returns trigger language plpgsql as $$
begin
  perform announce_applications((
    select array_agg(changed.id) from changed join earlier on earlier.id = changed.id
    where changed.status_id <> earlier.status_id
      or changed.withdrawn_at is distinct from earlier.withdrawn_at
  ));
  return null;
end $$;

alter table activity drop constraint activity_subject_check;
alter table activity add constraint activity_subject_check
  check (subject in ('offer', 'application', 'person', 'applicationStatus'));
`;
