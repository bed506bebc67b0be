import type { DataAction, DataUse } from '@portal/contract/applicant-data';
import { sql } from 'kysely';
import { fullName, type AuditAction } from '../../records';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';

const actions: Record<AuditAction, DataAction> = {
  'download-cv': 'download',
  'export-data': 'export',
  'correct-data': 'correction',
  'anonymise-data': 'anonymisation',
  'merge-data': 'merge',
  'separate-data': 'separation',
};

const shownUses = 100;

export const readUses = async (db: Database, ids: readonly number[]): Promise<DataUse[]> =>
  (await selectUses(db, ids).execute()).map(toUse);

type Copied = { applicantIds: readonly number[]; applicationIds: readonly number[] };

/** Leaves out entries that reveal other e-mails of the person. */
export async function readUsesOfCopy(db: Database, { applicantIds, applicationIds }: Copied) {
  const uses = await selectUses(db, applicantIds)
    .where(sql<boolean>`(application_id is null or application_id = ${anyOf(applicationIds)})`)
    .where('auditEntries.action', 'not in', ['merge-data', 'separate-data'])
    .execute();
  return uses.map(toUse);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectUses>['execute']>>[number];

const toUse = ({ at, action, actor, offer }: Row): DataUse => ({
  at: at.toISOString(),
  actor: actor ?? undefined,
  action: actions[action],
  offer: offer ?? undefined,
});

const selectUses = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('auditEntries')
    .leftJoin('users', 'users.id', 'auditEntries.userId')
    .leftJoin('people', 'people.id', 'users.personId')
    .leftJoin('jobApplications', 'jobApplications.id', 'auditEntries.applicationId')
    .leftJoin('offers', 'offers.id', 'jobApplications.offerId')
    .select(['auditEntries.at', 'auditEntries.action', 'offers.title as offer'])
    .select(fullName.as('actor'))
    .where('auditEntries.applicantId', '=', anyOf(ids))
    .orderBy('auditEntries.id', 'desc')
    .limit(shownUses);
