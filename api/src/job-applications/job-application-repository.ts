import type { JobApplication } from '@portal/contract/job-application';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '../database/database';

export type JobApplicationRepository = ReturnType<typeof createJobApplicationRepository>;

export const createJobApplicationRepository = (db: Database) => ({
  listOfOffer: async (offerId: number): Promise<JobApplication[]> => {
    const rows = await selectJobApplications(db)
      .where('jobApplications.offerId', '=', offerId)
      .orderBy('jobApplications.appliedAt', 'desc')
      .orderBy('jobApplications.id', 'desc')
      .execute();
    return rows.map(toJobApplication);
  },

  listAll: async (): Promise<JobApplication[]> => {
    const rows = await selectJobApplications(db)
      .orderBy('jobApplications.appliedAt', 'desc')
      .orderBy('jobApplications.id', 'desc')
      .execute();
    return rows.map(toJobApplication);
  },

  /** The status is all that staff change (reading A26). */
  updateStatus: async (id: number, statusId: number): Promise<JobApplication | undefined> => {
    const { numUpdatedRows } = await db
      .updateTable('jobApplications')
      .set({ statusId })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? undefined : findJobApplication(db, id);
  },
});

export type NewJobApplication = {
  applicantId: number;
  offerId: number;
  salaryExpectation: number;
  statusId: number;
  cvName: string;
  cvOriginalName: string;
  submission: string;
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
  return findJobApplication(transaction, id);
}

async function findJobApplication(db: Database, id: number): Promise<JobApplication> {
  const row = await selectJobApplications(db)
    .where('jobApplications.id', '=', id)
    .executeTakeFirstOrThrow();
  return toJobApplication(row);
}

type Row = Omit<JobApplication, 'appliedAt' | 'curriculum'> & {
  appliedAt: Date;
  cvName: string | null;
};

const toJobApplication = ({ appliedAt, cvName, ...application }: Row): JobApplication => ({
  ...application,
  appliedAt: appliedAt.toISOString(),
  curriculum: cvName ?? undefined,
});

const selectJobApplications = (db: Database) =>
  db
    .selectFrom('jobApplications')
    .innerJoin('applicants', 'applicants.id', 'jobApplications.applicantId')
    .innerJoin('offers', 'offers.id', 'jobApplications.offerId')
    .innerJoin('applicationStatuses', 'applicationStatuses.id', 'jobApplications.statusId')
    .select([
      'jobApplications.id',
      'jobApplications.salaryExpectation',
      'jobApplications.appliedAt',
      'jobApplications.cvName',
    ])
    .select((row) => [
      jsonBuildObject({
        id: row.ref('applicants.id'),
        name: row.ref('applicants.name'),
        email: row.ref('applicants.email'),
      }).as('applicant'),
      jsonBuildObject({ id: row.ref('offers.id'), title: row.ref('offers.title') }).as('offer'),
      jsonBuildObject({
        id: row.ref('applicationStatuses.id'),
        name: row.ref('applicationStatuses.name'),
      }).as('status'),
    ]);
