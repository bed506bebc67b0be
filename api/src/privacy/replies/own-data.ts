import { sql } from 'kysely';
import { applicationCode, ownName } from '../../job-applications';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';

/** `codes` are the application codes that the request gives. */
export type Asking = { email: string; codes: readonly string[] };

/** Without data of the person's other e-mails. */
export type OwnData = {
  /** The known applicant first, then separate ones. */
  applicants: readonly {
    id: number;
    personId: number;
    name: string;
    email: string;
    createdAt: Date;
  }[];
  applications: readonly {
    id: number;
    applicantId: number;
    curriculums: number;
    answers: number;
    /** Confirmed by the e-mail's owner, or its code is given. Others may come from a stranger. */
    isProved: boolean;
  }[];
};

export async function readOwnData(db: Database, { email, codes }: Asking): Promise<OwnData> {
  const applicants = await db
    .selectFrom('applicants')
    .select(['id', 'personId', ownName.as('name'), 'email', 'createdAt'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('anonymisedAt', 'is', null)
    .orderBy(sql`browser is not null`)
    .orderBy('id')
    .execute();
  const rows = await selectSent(
    db,
    applicants.map(({ id }) => id),
  ).execute();
  const applications = rows.map(({ submission, confirmedAt, ...row }) => {
    const isGiven = codes.includes(applicationCode(row.id, submission) ?? '');
    return { ...row, isProved: confirmedAt !== null || isGiven };
  });
  return { applicants, applications };
}

/** Returns the applications that may be copied or erased. */
export const provenApplications = ({ applications }: OwnData) =>
  applications.filter(({ isProved }) => isProved);

/** Answers belong to the last application to an offer. */
const selectSent = (db: Database, applicantIds: readonly number[]) =>
  db
    .selectFrom('jobApplications')
    .select(['id', 'applicantId', 'submission', 'confirmedAt'])
    .select([
      sql<number>`num_nonnulls(cv_name)`.as('curriculums'),
      sql<number>`(
        select count(*)::int from answers
        join offer_questions on offer_questions.id = offer_question_id
        where answers.applicant_id = job_applications.applicant_id
          and offer_questions.offer_id = job_applications.offer_id
          and not exists (
            select from job_applications later
            where later.applicant_id = job_applications.applicant_id
              and later.offer_id = job_applications.offer_id and later.id > job_applications.id
          )
      )`.as('answers'),
    ])
    .where('applicantId', '=', anyOf(applicantIds))
    .orderBy('id');
