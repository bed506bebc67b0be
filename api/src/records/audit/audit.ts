import type { SessionUser } from '@portal/contract/session';
import type { Database } from '../../platform/database/database';

export type AuditAction =
  | 'download-cv'
  | 'export-data'
  | 'correct-data'
  | 'anonymise-data'
  | 'merge-data'
  | 'separate-data';

type Use = {
  /** Undefined for actions of the system. */
  user: SessionUser | undefined;
  action: AuditAction;
};

type Used = {
  /** Never a name: entries outlive the data. */
  subject: string;
  applicantId: number;
  applicationId?: number;
};

/** Records the use of an applicant's data. */
export const audit = (db: Database, { user, action, ...used }: Use & Used) =>
  auditAll(db, { user, action }, [used]);

/** Requires a list that is not empty. */
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
