import type { Answer, AnswerWrite } from '@portal/contract/answer';
import { sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { exists } from '../../platform/database/exists';
import { toRecord } from '../../platform/database/to-record';

export async function findAnswer(
  db: Database,
  offerQuestionId: number,
  applicantId: number,
): Promise<Answer> {
  const row = await db
    .selectFrom('answers')
    .select(['question', 'text'])
    .where('offerQuestionId', '=', offerQuestionId)
    .where('applicantId', '=', applicantId)
    .executeTakeFirst();
  return { question: row?.question, text: row?.text };
}

/** All answers of some applicants, in the order of the questions; of questions that are no longer asked too. */
export async function listAnswers(db: Database, applicantIds: readonly number[]) {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('offerQuestions', 'offerQuestions.id', 'answers.offerQuestionId')
    .innerJoin('questions', 'questions.id', 'offerQuestions.questionId')
    .select(['answers.applicantId', 'offerQuestions.offerId', 'answers.offerQuestionId'])
    .select(['answers.question', 'answers.text'])
    .select(sql<string | null>`nullif(questions.name, answers.question)`.as('questionToday'))
    .where('answers.applicantId', '=', anyOf(applicantIds))
    .orderBy('offerQuestions.id')
    .execute();
  return rows.map(toRecord);
}

/** The answers of an application; undefined where there is no such application. A withdrawn one has no answers. */
export async function answersOfApplication(db: Database, id: number) {
  const application = await db
    .selectFrom('jobApplications')
    .select(['applicantId', 'offerId', 'withdrawnAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!application) return undefined;
  const { applicantId, offerId, withdrawnAt } = application;
  const answers = withdrawnAt === null ? await listAnswers(db, [applicantId]) : [];
  return answers.filter((answer) => answer.offerId === offerId);
}

/** One answer a question: a repeated call writes the same row again (reading A25). */
export const saveAnswer = (db: Database, write: AnswerWrite) =>
  db
    .insertInto('answers')
    .values(write)
    .onConflict((target) =>
      target.columns(['applicantId', 'offerQuestionId']).doUpdateSet({ text: write.text }),
    )
    .execute();

/** The offer that asks the question. */
export async function offerOfQuestion(
  db: Database,
  offerQuestionId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('offerQuestions')
    .select('offerId')
    .where('id', '=', offerQuestionId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.offerId;
}

/** Whether the application came from the browser that holds the nonce. */
export const wasSentBy = (db: Database, nonce: string, { applicantId, offerId }: Sent) =>
  exists(
    db
      .selectFrom('jobApplications')
      .select('id')
      .where('applicantId', '=', applicantId)
      .where('offerId', '=', offerId)
      .where('submission', '=', nonce)
      .where('withdrawnAt', 'is', null),
  );

type Sent = { applicantId: number; offerId: number };
