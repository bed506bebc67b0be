import type { OwnApplication } from '@portal/contract/own-applications';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { toRecord } from '../../platform/database/to-record';
import { listAnswers } from '../answers/answer-repository';
import { ownName } from '../applicants/own-name';
import { orNone } from '../list/job-application-repository';

type Sent = NonNullable<OwnApplication['sent']>;

/** Returns the data by application id; none for withdrawn ones. */
export async function readSent(db: Database, ids: readonly number[]): Promise<Map<number, Sent>> {
  if (ids.length === 0) return new Map();
  const rows = await selectSent(db, ids).execute();
  const applicantIds = [...new Set(rows.map(({ applicantId }) => applicantId))];
  const answers = await listAnswers(db, applicantIds);
  const consents = await selectConsents(db, applicantIds).execute();
  return new Map(
    rows.map(({ id, applicantId, offerId, email, ...row }) => {
      const isOfIt = (other: Place) =>
        other.applicantId === applicantId && other.offerId === offerId;
      const consent = consents.find(isOfIt);
      return [
        id,
        {
          ...toRecord(row),
          maskedEmail: masked(email),
          answers: answers.filter(isOfIt),
          consent: consent && toRecord(consent),
        },
      ];
    }),
  );
}

type Place = { applicantId: number; offerId: number };

/** «a•••@example.org»: others may see a receipt. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/u, '$1•••');

const selectSent = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('jobApplications')
    .innerJoin('applicants', 'applicants.id', 'jobApplications.applicantId')
    .innerJoin('offers', 'offers.id', 'jobApplications.offerId')
    .select(['jobApplications.id', 'jobApplications.applicantId', 'jobApplications.offerId'])
    .select([ownName.as('name'), 'applicants.email', 'jobApplications.salaryExpectation'])
    .select((row) => [
      orNone(row.ref('jobApplications.salaryCurrency')).as('salaryCurrency'),
      orNone(row.ref('offers.salaryCurrency')).as('offerCurrency'),
    ])
    .where('jobApplications.id', '=', anyOf(ids))
    .where('withdrawnAt', 'is', null);

const selectConsents = (db: Database, applicantIds: readonly number[]) =>
  db
    .selectFrom('consents')
    .select(['applicantId', 'offerId', 'policyVersion', 'text', 'joinsTalentPool', 'answeredAt'])
    .where('applicantId', '=', anyOf(applicantIds));
