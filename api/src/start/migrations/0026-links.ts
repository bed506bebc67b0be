import { sql, type Kysely } from 'kysely';

/** Links record that a newer one replaced them, and mails beyond a mailbox's limit are delayed. */
export const links = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
alter table account_links add column replaced_at timestamptz;

alter table outgoing_notices add column not_before timestamptz;
alter table outgoing_notices drop constraint outgoing_notices_kind_check;
alter table outgoing_notices add constraint outgoing_notices_kind_check check (
  kind in ('contact', 'privacy', 'confirmation', 'confirmations', 'invitation', 'reset', 'reply'));
`;
