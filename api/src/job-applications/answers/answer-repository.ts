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

/** Returns the answers ordered by question, including questions that are no longer asked. */
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

/** Returns undefined if the application does not exist, and no answers if it is withdrawn. */
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

/** Overwrites the same row if the call is repeated (reading A25). */
export const saveAnswer = (db: Database, write: AnswerWrite) =>
  db
    .insertInto('answers')
    .values(write)
    .onConflict((target) =>
      target.columns(['applicantId', 'offerQuestionId']).doUpdateSet({ text: write.text }),
    )
    .execute();

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

/** True if the browser with this nonce sent the application. */
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
