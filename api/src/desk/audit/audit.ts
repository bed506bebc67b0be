import type { SessionUser } from '@portal/contract/session';
import type { Database } from '../../platform/database/database';

/** What is kept for the applicants' sake: who used their data, and how. */
export type AuditAction = 'download-cv' | 'export-data' | 'correct-data' | 'anonymise-data';

type Entry = {
  /** Undefined for what the system does by itself. */
  user: SessionUser | undefined;
  action: AuditAction;
  /** Never anybody's name: entries outlive the data. */
  subject: string;
  applicantId: number;
  applicationId?: number;
};

/** Keeps who did what with whose data, for the applicants' sake. */
export async function audit(db: Database, { user, applicationId, ...entry }: Entry) {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('personId', '=', user?.id ?? 0)
    .executeTakeFirst();
  await db
    .insertInto('auditEntries')
    .values({ ...entry, userId: row?.id ?? null, applicationId: applicationId ?? null })
    .execute();
}
