import { sql, type Kysely } from 'kysely';

/**
 * Answers to requests, and the legal time limits of privacy requests. Open ones get the shortest
 * limit of all countries, a week.
 */
export const requestReplies = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
alter table privacy_requests
  add column country text,
  add column due_on date;
update privacy_requests set due_on = (created_at at time zone 'UTC')::date + 7;
alter table privacy_requests
  alter column due_on set default (now() at time zone 'UTC')::date + 7,
  alter column due_on set not null;
create index privacy_requests_due on privacy_requests (due_on) where answered_at is null;

create table request_replies (
  id serial primary key,
  contact_request_id integer references contact_requests on delete cascade,
  privacy_request_id integer references privacy_requests on delete cascade,
  text text not null,
  is_by_mail boolean not null,
  has_copy boolean not null,
  erases_data boolean not null,
  applicant_id integer references applicants on delete set null,
  author_id integer references people on delete set null,
  replied_at timestamptz not null default now(),
  sent_at timestamptz,
  check (num_nonnulls(contact_request_id, privacy_request_id) = 1)
);
create index request_replies_contact on request_replies (contact_request_id);
create index request_replies_privacy on request_replies (privacy_request_id);
create index request_replies_applicant on request_replies (applicant_id);
create index request_replies_author on request_replies (author_id);
create trigger request_replies_changed after update on request_replies
  for each statement execute function announce_change('requests');

alter table outgoing_notices drop constraint outgoing_notices_kind_check;
alter table outgoing_notices add constraint outgoing_notices_kind_check
  check (kind in ('contact', 'privacy', 'confirmation', 'invitation', 'reset', 'reply'));
`;
