import type {
  ApplicantData,
  ApplicationData,
  Consent,
  DataAction,
  DataUse,
  GivenAnswer,
  RetentionClock,
} from '@portal/contract/applicant-data';
import type { ApplicantCorrection } from '@portal/contract/applicant-data-changes';
import { fullName, type AuditAction } from '../../desk';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { toRecord } from '../../platform/database/to-record';
import { listJobApplications } from '../../applications';
import { clockOf, readSettings } from '../retention/retention-repository';

/** Everything that is stored about a candidate, by any of the rows it has; undefined when there is none. */
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
    applications: await readApplications(db, applicant.id, ids),
    uses: await readUses(db, ids),
  };
}

/** The person that an applicant is, or is part of. */
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

/** Returns false when there is nobody left to correct. */
export async function correctApplicant(
  db: Database,
  applicantId: number,
  { name, email }: ApplicantCorrection,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applicants')
    .set({ name, email: email.toLowerCase() })
    .where('id', '=', applicantId)
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function readClock(db: Database, applicantId: number): Promise<RetentionClock> {
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

async function readApplications(
  db: Database,
  personId: number,
  ids: readonly number[],
): Promise<ApplicationData[]> {
  const applications = await listJobApplications(db, { personId });
  const titles = await readCurriculumTitles(db, ids);
  const answers = await readAnswers(db, ids);
  const consents = await readConsents(db, ids);
  return applications.map((application) => ({
    application,
    curriculumTitle: titles.get(application.id),
    answers: answers.get(sentTo(application.applicant.id, application.offer.id)) ?? [],
    consent: consents.get(sentTo(application.applicant.id, application.offer.id)),
  }));
}

/** Each row of a person has answers and a consent of its own to an offer. */
const sentTo = (applicantId: number, offerId: number) => `${applicantId} ${offerId}`;

async function readCurriculumTitles(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('jobApplications')
    .select(['id', 'cvOriginalName'])
    .where('applicantId', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, cvOriginalName }) => [id, cvOriginalName ?? undefined]));
}

/** By offer; of questions that are no longer asked too. */
async function readAnswers(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('offerQuestions', 'offerQuestions.id', 'answers.offerQuestionId')
    .innerJoin('questions', 'questions.id', 'offerQuestions.questionId')
    .select(['answers.applicantId', 'offerQuestions.offerId', 'questions.name', 'answers.text'])
    .where('answers.applicantId', '=', anyOf(ids))
    .orderBy('offerQuestions.id')
    .execute();
  const answers = new Map<string, GivenAnswer[]>();
  for (const { applicantId, offerId, name, text } of rows) {
    const key = sentTo(applicantId, offerId);
    answers.set(key, [...(answers.get(key) ?? []), { question: name, text }]);
  }
  return answers;
}

async function readConsents(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('consents')
    .select(['applicantId', 'offerId', 'policyVersion', 'joinsTalentPool', 'answeredAt'])
    .where('applicantId', '=', anyOf(ids))
    .execute();
  return new Map(
    rows.map(({ applicantId, offerId, ...consent }): [string, Consent] => [
      sentTo(applicantId, offerId),
      toRecord(consent),
    ]),
  );
}

const actions: Record<AuditAction, DataAction> = {
  'download-cv': 'download',
  'export-data': 'export',
  'correct-data': 'correction',
  'anonymise-data': 'anonymisation',
  'merge-data': 'merge',
  'separate-data': 'separation',
};

const shownUses = 100;

async function readUses(db: Database, ids: readonly number[]): Promise<DataUse[]> {
  const rows = await db
    .selectFrom('auditEntries')
    .leftJoin('users', 'users.id', 'auditEntries.userId')
    .leftJoin('people', 'people.id', 'users.personId')
    .leftJoin('jobApplications', 'jobApplications.id', 'auditEntries.applicationId')
    .leftJoin('offers', 'offers.id', 'jobApplications.offerId')
    .select(['auditEntries.at', 'auditEntries.action', 'offers.title as offer'])
    .select(fullName.as('actor'))
    .where('auditEntries.applicantId', '=', anyOf(ids))
    .orderBy('auditEntries.id', 'desc')
    .limit(shownUses)
    .execute();
  return rows.map(({ at, action, actor, offer }) => ({
    at: at.toISOString(),
    actor: actor ?? undefined,
    action: actions[action],
    offer: offer ?? undefined,
  }));
}
