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
import type { Database } from '../../platform/database/database';
import { toRecord } from '../../platform/database/to-record';
import { listJobApplications } from '../../applications';
import { clockOf, readSettings } from '../retention/retention-repository';

/** Everything that is stored about a candidate; undefined when there is none. */
export async function readApplicantData(
  db: Database,
  applicantId: number,
): Promise<ApplicantData | undefined> {
  const row = await db
    .selectFrom('applicants')
    .select(['id', 'name', 'email', 'createdAt', 'anonymisedAt'])
    .where('id', '=', applicantId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { createdAt, anonymisedAt, ...applicant } = toRecord(row);
  return {
    applicant,
    createdAt,
    anonymisedAt,
    clock: await readClock(db, applicantId),
    applications: await readApplications(db, applicantId),
    uses: await readUses(db, applicantId),
  };
}

export const findApplicant = (db: Database, applicantId: number) =>
  db
    .selectFrom('applicants')
    .select(['id', 'name', 'email', 'anonymisedAt'])
    .where('id', '=', applicantId)
    .executeTakeFirst();

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

async function readApplications(db: Database, applicantId: number): Promise<ApplicationData[]> {
  const applications = await listJobApplications(db, { applicantId });
  const titles = await readCurriculumTitles(db, applicantId);
  const answers = await readAnswers(db, applicantId);
  const consents = await readConsents(db, applicantId);
  return applications.map((application) => ({
    application,
    curriculumTitle: titles.get(application.id),
    answers: answers.get(application.offer.id) ?? [],
    consent: consents.get(application.offer.id),
  }));
}

async function readCurriculumTitles(db: Database, applicantId: number) {
  const rows = await db
    .selectFrom('jobApplications')
    .select(['id', 'cvOriginalName'])
    .where('applicantId', '=', applicantId)
    .execute();
  return new Map(rows.map(({ id, cvOriginalName }) => [id, cvOriginalName ?? undefined]));
}

/** By offer; of questions that are no longer asked too. */
async function readAnswers(db: Database, applicantId: number) {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('offerQuestions', 'offerQuestions.id', 'answers.offerQuestionId')
    .innerJoin('questions', 'questions.id', 'offerQuestions.questionId')
    .select(['offerQuestions.offerId', 'questions.name', 'answers.text'])
    .where('answers.applicantId', '=', applicantId)
    .orderBy('offerQuestions.id')
    .execute();
  const answers = new Map<number, GivenAnswer[]>();
  for (const { offerId, name, text } of rows) {
    answers.set(offerId, [...(answers.get(offerId) ?? []), { question: name, text }]);
  }
  return answers;
}

async function readConsents(db: Database, applicantId: number) {
  const rows = await db
    .selectFrom('consents')
    .select(['offerId', 'policyVersion', 'joinsTalentPool', 'answeredAt'])
    .where('applicantId', '=', applicantId)
    .execute();
  return new Map(
    rows.map(({ offerId, ...consent }): [number, Consent] => [offerId, toRecord(consent)]),
  );
}

const actions: Record<AuditAction, DataAction> = {
  'download-cv': 'download',
  'export-data': 'export',
  'correct-data': 'correction',
  'anonymise-data': 'anonymisation',
};

const shownUses = 100;

async function readUses(db: Database, applicantId: number): Promise<DataUse[]> {
  const rows = await db
    .selectFrom('auditEntries')
    .leftJoin('users', 'users.id', 'auditEntries.userId')
    .leftJoin('people', 'people.id', 'users.personId')
    .leftJoin('jobApplications', 'jobApplications.id', 'auditEntries.applicationId')
    .leftJoin('offers', 'offers.id', 'jobApplications.offerId')
    .select(['auditEntries.at', 'auditEntries.action', 'offers.title as offer'])
    .select(fullName.as('actor'))
    .where('auditEntries.applicantId', '=', applicantId)
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
