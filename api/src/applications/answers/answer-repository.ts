import type { Answer, AnswerWrite } from '@portal/contract/answer';
import type { Database } from '../../platform/database/database';
import { exists } from '../../platform/database/exists';

export async function findAnswer(
  db: Database,
  offerQuestionId: number,
  applicantId: number,
): Promise<Answer> {
  const row = await db
    .selectFrom('answers')
    .select('text')
    .where('offerQuestionId', '=', offerQuestionId)
    .where('applicantId', '=', applicantId)
    .executeTakeFirst();
  return { text: row?.text };
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
