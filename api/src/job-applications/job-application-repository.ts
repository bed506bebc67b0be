import type { JobApplication } from '@portal/contract/job-application';
import type { JobApplicationQuery } from '@portal/contract/job-application-query';
import type { PageOf } from '@portal/contract/page-of';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { recordActivity } from '../activity/record-activity';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import { applicationCode } from './application-code';

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

  search: async (query: JobApplicationQuery): Promise<PageOf<JobApplication>> => {
    const { page, size, text, orderBy, isDescending } = query;
    const direction = isDescending ? 'desc' : 'asc';
    const rows = await selectJobApplications(db)
      .where((row) => containing(row, text))
      .orderBy(orderColumns[orderBy], direction)
      .orderBy('jobApplications.id', direction)
      .limit(size)
      .offset(page * size)
      .execute();
    const totalPages = Math.ceil((await countJobApplications(db, text)) / size);
    return {
      items: rows.map(toJobApplication),
      number: page,
      totalPages,
      isFirst: page === 0,
      isLast: page >= totalPages - 1,
    };
  },

  /** The status is all that staff change (reading A26). */
  updateStatus: ({ id, statusId, actorId }: StatusChange): Promise<JobApplication | undefined> =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await recordActivity(
        transaction,
        { subject: 'application', id, actorId },
        () =>
          transaction
            .updateTable('jobApplications')
            .set({ statusId })
            .where('id', '=', id)
            .executeTakeFirst(),
      );
      return numUpdatedRows === 0n ? undefined : findJobApplication(transaction, id);
    }),
});

type StatusChange = { id: number; statusId: number; actorId: number | undefined };

const orderColumns = {
  appliedAt: 'jobApplications.appliedAt',
  applicantName: sql`plain_text(applicants.name)`,
  applicantEmail: sql`lower(applicants.email)`,
  offerTitle: sql`plain_text(offers.title)`,
  salaryExpectation: 'jobApplications.salaryExpectation',
} as const;

async function countJobApplications(db: Database, text: string): Promise<number> {
  const { total } = await db
    .selectFrom('jobApplications')
    .where((row) => containing(row, text))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** By the names of applicants and offers first, so that few applications have to be looked at. */
function containing(row: ExpressionBuilder<Schema, 'jobApplications'>, text: string) {
  if (text === '') return row.lit(true);
  const escaped = text.replace(/[\\%_]/g, String.raw`\$&`);
  const pattern = sql<string>`plain_text(${`%${escaped}%`})`;
  return row.or([
    row(
      'jobApplications.applicantId',
      'in',
      row
        .selectFrom('applicants as found')
        .select('found.id')
        .where(sql`plain_text(found.name || ' ' || found.email)`, 'like', pattern),
    ),
    row(
      'jobApplications.offerId',
      'in',
      row
        .selectFrom('offers as titled')
        .select('titled.id')
        .where(sql`plain_text(titled.title)`, 'like', pattern),
    ),
  ]);
}

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

type Row = Omit<JobApplication, 'appliedAt' | 'curriculum' | 'code'> & {
  appliedAt: Date;
  cvName: string | null;
  submission: string | null;
};

const toJobApplication = ({
  appliedAt,
  cvName,
  submission,
  ...application
}: Row): JobApplication => ({
  ...application,
  code: applicationCode(application.id, submission),
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
      'jobApplications.submission',
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
