import type { ApplicationData, Consent, GivenAnswer } from '@portal/contract/applicant-data';
import type { JobApplication } from '@portal/contract/job-application';
import { listAnswers, listJobApplications } from '../../job-applications';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { toRecord } from '../../platform/database/to-record';

export async function readApplications(
  db: Database,
  ids: readonly number[],
): Promise<ApplicationData[]> {
  const applications = await listJobApplications(db, { applicantIds: ids });
  const titles = await readCurriculumTitles(db, ids);
  const answers = await readAnswers(db, ids);
  const consents = await readConsents(db, ids);
  const last = lastToEach(applications);
  return applications.map((application) => {
    const key = sentTo(application.applicant.id, application.offer.id);
    const isLast = last.get(key) === application.id;
    return {
      application,
      sentWith: undefined,
      curriculumTitle: titles.get(application.id),
      answers: (isLast && answers.get(key)) || [],
      consent: isLast ? consents.get(key) : undefined,
    };
  });
}

/** Each row of a person has its own answers and consent. */
const sentTo = (applicantId: number, offerId: number) => `${applicantId} ${offerId}`;

/**
 * These belong to the last application to an offer, because withdrawing an earlier one deleted its
 * own.
 */
const lastToEach = (applications: readonly JobApplication[]) =>
  new Map(
    applications
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, applicant, offer }) => [sentTo(applicant.id, offer.id), id]),
  );

async function readCurriculumTitles(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('jobApplications')
    .select(['id', 'cvOriginalName'])
    .where('applicantId', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, cvOriginalName }) => [id, cvOriginalName ?? undefined]));
}

async function readAnswers(db: Database, ids: readonly number[]) {
  const answers = new Map<string, GivenAnswer[]>();
  for (const answer of await listAnswers(db, ids)) {
    const key = sentTo(answer.applicantId, answer.offerId);
    answers.set(key, [...(answers.get(key) ?? []), answer]);
  }
  return answers;
}

async function readConsents(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('consents')
    .select(['applicantId', 'offerId', 'policyVersion', 'text', 'joinsTalentPool', 'answeredAt'])
    .where('applicantId', '=', anyOf(ids))
    .execute();
  return new Map(
    rows.map(({ applicantId, offerId, ...consent }): [string, Consent] => [
      sentTo(applicantId, offerId),
      toRecord(consent),
    ]),
  );
}
