import { sql } from 'kysely';
import { applicationCode, ownName } from '../../applications';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';

/** Who asks: an e-mail, and the codes of applications that the request gives. */
export type Asking = { email: string; codes: readonly string[] };

/** What came with the e-mail of a request, and nothing of other e-mails of the person. */
export type OwnData = {
  /** Several where somebody has applied apart; the one that the e-mail is known by comes first. */
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
    /** 0 or 1. */
    curriculums: number;
    answers: number;
    /** The e-mail's owner has confirmed it, or the request gives its code: else a stranger may have sent it. */
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

/** What a request may get or have erased. */
export const provedOf = ({ applications }: OwnData) =>
  applications.filter(({ isProved }) => isProved);

/** What some applicants have sent; the answers to an offer came with the last application there. */
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
