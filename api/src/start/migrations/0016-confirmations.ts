import { sql, type Kysely } from 'kysely';

/**
 * Owners of e-mails confirm applications. An unconfirmed one may come from a stranger, so another
 * browser may apply with the e-mail: as a separate row, which is joined once confirmed.
 */
export const confirmations = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
alter table job_applications
  add column confirmation_asked_at timestamptz,
  add column confirmed_at timestamptz;

alter table applicants add column browser text;
drop index applicants_email_key;
create unique index applicants_email_key on applicants (lower(email)) where browser is null;
create unique index applicants_browser_key on applicants (lower(email), browser);

create table email_confirmations (
  token_hash text primary key,
  application_id integer not null references job_applications,
  expires_at timestamptz not null
);
create index email_confirmations_application on email_confirmations (application_id);

alter table outgoing_notices drop constraint outgoing_notices_kind_check;
alter table outgoing_notices add constraint outgoing_notices_kind_check
  check (kind in ('contact', 'privacy', 'confirmation'));

create or replace function announce_status() returns trigger language plpgsql as $$
begin
  perform announce_applications((
    select array_agg(changed.id) from changed join earlier on earlier.id = changed.id
    where changed.status_id <> earlier.status_id
      or changed.withdrawn_at is distinct from earlier.withdrawn_at
      or changed.confirmed_at is distinct from earlier.confirmed_at
  ));
  return null;
end $$;
`;
