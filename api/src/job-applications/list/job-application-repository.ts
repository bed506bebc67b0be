import type { JobApplication } from '@portal/contract/job-application';
import type { JobApplicationPage } from '@portal/contract/job-application-page';
import type { JobApplicationQuery } from '@portal/contract/job-application-query';
import { noCurrency } from '@portal/contract/salary-currency';
import { sql, type Expression, type InferResult } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { itemOf } from '../../platform/database/item-of';
import { pageOfRows } from '../../platform/database/page-of-rows';
import { toRecord } from '../../platform/database/to-record';
import { inOrderOf } from '../../platform/database/in-order-of';
import { ownName } from '../applicants/own-name';
import { applicationCode } from '../upload/application-code';
import { searchJobApplications } from './job-application-search';

export async function listJobApplications(
  db: Database,
  { offerId, applicantIds }: { offerId?: number; applicantIds?: readonly number[] } = {},
): Promise<JobApplication[]> {
  let applications = selectJobApplications(db)
    .orderBy('jobApplications.appliedAt', 'desc')
    .orderBy('jobApplications.id', 'desc');
  if (offerId !== undefined) {
    applications = applications.where('jobApplications.offerId', '=', offerId);
  }
  if (applicantIds !== undefined) {
    applications = applications.where('applicants.id', '=', anyOf(applicantIds));
  }
  return (await applications.execute()).map(toJobApplication);
}

export async function readJobApplicationPage(
  db: Database,
  query: JobApplicationQuery,
): Promise<JobApplicationPage> {
  const { page, size } = query;
  const { ids, total, isTotalExact } = await searchJobApplications(db, query);
  const items = pageOfRows(await findJobApplications(db, ids), { page, size, total });
  return { ...items, isLast: isTotalExact && items.isLast, total, isTotalExact };
}

export const findApplicationOfCurriculum = (db: Database, fileName: string) =>
  db
    .selectFrom('jobApplications')
    .select(['id', 'applicantId', 'cvOriginalName'])
    .where('cvName', '=', fileName)
    .executeTakeFirst();

export type NewJobApplication = {
  applicantId: number;
  offerId: number;
  salaryExpectation: number;
  /** The applicant's choice; used if the offer's range names none. */
  salaryCurrency: string | undefined;
  statusId: number;
  cvName: string;
  cvOriginalName: string;
  submission: string;
  confirmationAskedAt: Date | undefined;
};

export async function insertJobApplication(
  transaction: Database,
  application: NewJobApplication,
): Promise<JobApplication> {
  const { id } = await transaction
    .insertInto('jobApplications')
    .values(application)
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await selectJobApplications(transaction)
    .select([ownName.as('name'), 'applicants.email'])
    .where('jobApplications.id', '=', id)
    .executeTakeFirstOrThrow();
  const { name, email, ...saved } = row;
  // Applicants see their own name and e-mail, not those of the merged person.
  return toJobApplication({ ...saved, applicant: { ...saved.applicant, name, email } });
}

/** Keeps the order of the ids and leaves out missing ones. */
export async function findJobApplications(
  db: Database,
  ids: readonly number[],
): Promise<JobApplication[]> {
  if (ids.length === 0) return [];
  const rows = await selectJobApplications(db)
    .where('jobApplications.id', '=', anyOf(ids))
    .execute();
  return inOrderOf(ids, rows).map(toJobApplication);
}

type Row = InferResult<ReturnType<typeof selectJobApplications>>[number];

const toJobApplication = ({ submission, ...row }: Row): JobApplication => ({
  ...toRecord(row),
  code: applicationCode(row.id, submission),
});

/** Null if the owner was not asked. */
export const isEmailConfirmed = sql<boolean | null>`
  case when confirmation_asked_at is not null then confirmed_at is not null end`;

export const orNone = (currency: Expression<string | null>) =>
  sql<string>`coalesce(${currency}, ${sql.lit(noCurrency)})`;

/** Name and e-mail are the person's; the id is that of the applicant row with the answers. */
const selectJobApplications = (db: Database) =>
  db
    .selectFrom('jobApplications')
    .innerJoin('applicants', 'applicants.id', 'jobApplications.applicantId')
    .innerJoin('applicants as person', 'person.id', 'applicants.personId')
    .innerJoin('offers', 'offers.id', 'jobApplications.offerId')
    .innerJoin('applicationStatuses', 'applicationStatuses.id', 'jobApplications.statusId')
    .select([
      'jobApplications.id',
      'jobApplications.salaryExpectation',
      'jobApplications.appliedAt',
      'jobApplications.cvName as curriculum',
      'jobApplications.submission',
      'jobApplications.withdrawnAt',
      'jobApplications.version',
    ])
    .select((row) => [
      jsonBuildObject({
        id: row.ref('applicants.id'),
        name: row.ref('person.name'),
        email: row.ref('person.email'),
      }).as('applicant'),
      jsonBuildObject({ id: row.ref('offers.id'), title: row.ref('offers.title') }).as('offer'),
      'jobApplications.offerTitle',
      orNone(row.ref('jobApplications.salaryCurrency')).as('salaryCurrency'),
      orNone(row.ref('offers.salaryCurrency')).as('offerCurrency'),
      itemOf('applicationStatuses').as('status'),
      isEmailConfirmed.as('isEmailConfirmed'),
    ]);
