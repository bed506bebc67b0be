import type { Applicant } from '@portal/contract/applicant';
import type {
  ApplicantData,
  ApplicationData,
  RetentionClock,
} from '@portal/contract/applicant-data';
import type { ApplicantCorrection } from '@portal/contract/applicant-data-changes';
import { voidConfirmations } from '../../job-applications';
import type { Database } from '../../platform/database/database';
import { toRecord } from '../../platform/database/to-record';
import { clockOf, readSettings } from '../retention/retention-repository';
import { readApplications } from './application-data';
import { readUses } from './data-uses';

/** Reads all merged rows; undefined without such a candidate. */
export async function readApplicantData(
  db: Database,
  applicantId: number,
): Promise<ApplicantData | undefined> {
  const row = await findApplicant(db, applicantId);
  if (!row) return undefined;
  const { createdAt, anonymisedAt, ...applicant } = toRecord(row);
  const others = await readOthers(db, applicant.id);
  const ids = [applicant.id, ...others.map(({ id }) => id)];
  return {
    applicant,
    others: others.length > 0 ? others : undefined,
    createdAt,
    anonymisedAt,
    clock: await readClock(db, applicant.id),
    applications: sentWithEach(await readApplications(db, ids), [applicant, ...others]),
    uses: await readUses(db, ids),
  };
}

/** Finds the person that an applicant is or is merged into. */
export const findApplicant = (db: Database, applicantId: number) =>
  db
    .selectFrom('applicants')
    .select(['id', 'name', 'email', 'createdAt', 'anonymisedAt'])
    .where('id', '=', (from) =>
      from.selectFrom('applicants').select('personId').where('id', '=', applicantId),
    )
    .executeTakeFirst();

const readOthers = (db: Database, personId: number) =>
  db
    .selectFrom('applicants')
    .select(['id', 'name', 'email'])
    .where('mergedInto', '=', personId)
    .where('personId', '=', personId)
    .orderBy('id')
    .execute();

/** Returns false if the applicant does not exist or is anonymised. */
export async function correctApplicant(
  transaction: Database,
  applicantId: number,
  { name, email: given }: ApplicantCorrection,
): Promise<boolean> {
  const email = given.toLowerCase();
  const earlier = await transaction
    .selectFrom('applicants')
    .select('email')
    .where('id', '=', applicantId)
    .where('anonymisedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!earlier) return false;
  await transaction
    .updateTable('applicants')
    .set({ name, email, ownName: null })
    .where('id', '=', applicantId)
    .execute();
  if (earlier.email.toLowerCase() !== email) await voidConfirmations(transaction, applicantId);
  return true;
}

export async function readClock(db: Database, applicantId: number): Promise<RetentionClock> {
  const settings = await readSettings(db);
  const clock = await clockOf(db, applicantId, settings);
  const isNeeded = clock?.isNeeded ?? false;
  return {
    months: settings.months,
    isNeeded,
    anonymisedFrom: isNeeded ? undefined : clock?.anonymisedFrom.toISOString(),
    talentPoolUntil: clock?.talentPoolUntil?.toISOString(),
  };
}

/** Adds each application's e-mail, unless the person has only one. */
function sentWithEach(
  applications: readonly ApplicationData[],
  rows: readonly Applicant[],
): ApplicationData[] {
  if (rows.length === 1) return [...applications];
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  return applications.map((each) => ({
    ...each,
    sentWith: emails.get(each.application.applicant.id),
  }));
}
