import { sql, type Kysely } from 'kysely';

/** Every page of the staff counts open requests, and each change is announced. */
export const pendingRequests = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(['contact_requests', 'privacy_requests'].map(pending).join('\n')).execute(db);
  },
};

const pending = (table: string) => `
create index ${table}_pending on ${table} (id) where answered_at is null;
create trigger ${table}_changed after insert or update or delete on ${table}
  for each statement execute function announce_change('requests');`;
