import { sql, type Kysely } from 'kysely';

/**
 * A token names its session, a row that ends with sign-out, a new password or role, or a long idle
 * time. Before, tokens carried a number that only a new role changed.
 */
export const accounts = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
alter table users
  alter column username drop not null,
  alter column password_hash drop not null,
  add column disabled_at timestamptz,
  add column last_sign_in_at timestamptz,
  add column password_changed_at timestamptz,
  add column deleted_at timestamptz,
  add check ((username is null) = (password_hash is null));

create table sessions (
  id text primary key,
  user_id integer not null references users on delete cascade,
  browser_id text not null,
  browser text,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ends_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_end on sessions (ends_at);
create trigger sessions_ended after delete on sessions
  for each statement execute function announce_change('sessions');

create or replace function end_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
alter table users drop column token_version;

create table second_factors (
  user_id integer primary key references users on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step integer not null default 0
);
create table recovery_codes (
  user_id integer not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table account_links (
  token_hash text primary key,
  user_id integer references users on delete cascade,
  purpose text not null check (purpose in ('first', 'invitation', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((user_id is null) = (purpose = 'first'))
);
create index account_links_user on account_links (user_id);

alter table activity drop constraint activity_subject_check;
alter table activity add constraint activity_subject_check
  check (subject in ('offer', 'application', 'person', 'applicationStatus', 'account'));

alter table outgoing_notices drop constraint outgoing_notices_kind_check;
alter table outgoing_notices add constraint outgoing_notices_kind_check
  check (kind in ('contact', 'privacy', 'confirmation', 'invitation', 'reset'));
`;
