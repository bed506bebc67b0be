import type { SessionUser } from '@portal/contract/session';
import type { Database } from '../../platform/database/database';

/** What is kept for the applicants' sake: who used their data, and how. */
export type AuditAction =
  | 'download-cv'
  | 'export-data'
  | 'correct-data'
  | 'anonymise-data'
  | 'merge-data'
  | 'separate-data';

type Use = {
  /** Undefined for what the system does by itself. */
  user: SessionUser | undefined;
  action: AuditAction;
};

type Used = {
  /** Never anybody's name: entries outlive the data. */
  subject: string;
  applicantId: number;
  applicationId?: number;
};

/** Keeps who did what with whose data, for the applicants' sake. */
export const audit = (db: Database, { user, action, ...used }: Use & Used) =>
  auditAll(db, { user, action }, [used]);

/** The same of several applicants at once; there is at least one. */
export async function auditAll(db: Database, { user, action }: Use, all: readonly Used[]) {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('personId', '=', user?.id ?? 0)
    .executeTakeFirst();
  await db
    .insertInto('auditEntries')
    .values(
      all.map(({ subject, applicantId, applicationId = null }) => ({
        subject,
        applicantId,
        applicationId,
        action,
        userId: row?.id ?? null,
      })),
    )
    .execute();
}
