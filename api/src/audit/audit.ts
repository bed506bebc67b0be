import type { SessionUser } from '@portal/contract/session';
import type { Database } from '../database/database';

type Entry = { user: SessionUser; action: 'download-cv'; subject: string };

/** Keeps who looked at what, for the applicants' sake. */
export async function audit(db: Database, { user, action, subject }: Entry) {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('personId', '=', user.id ?? 0)
    .executeTakeFirst();
  await db
    .insertInto('auditEntries')
    .values({ userId: row?.id ?? null, action, subject })
    .execute();
}
