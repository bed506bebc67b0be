import type { OfferQuestion, OfferQuestionWrite } from '@portal/contract/offer-question';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { recordActivity, type ActorId } from '../../desk/activity/record-activity';
import type { Database } from '../../platform/database/database';
import { requireRow } from '../../platform/database/require-row';
import { conflict } from '../../platform/problem/problem';
import { offerMissing } from '../offer-messages';
import { deleteToTrash, leaveTrash } from '../../desk/trash/move-to-trash';

export const createOfferQuestionRepository = (db: Database) => ({
  list: (offerId: number): Promise<OfferQuestion[]> =>
    selectOfferQuestions(db)
      .where('offerId', '=', offerId)
      .where('offerQuestions.deletedAt', 'is', null)
      .orderBy('offerQuestions.id')
      .execute(),

  /** A question that the offer once asked comes back with the answers it had. */
  create: ({ offerId, questionId }: OfferQuestionWrite, actorId: ActorId): Promise<OfferQuestion> =>
    db.transaction().execute(async (transaction) => {
      await requireRow(transaction, 'offers', { id: offerId, missing: offerMissing });
      await requireRow(transaction, 'questions', {
        id: questionId,
        missing: 'La pregunta no existe.',
      });
      const offer = { subject: 'offer', id: offerId, actorId } as const;
      const row = await recordActivity(transaction, offer, () =>
        transaction
          .insertInto('offerQuestions')
          .values({ offerId, questionId })
          .onConflict((target) =>
            target
              .columns(['offerId', 'questionId'])
              .doUpdateSet({ deletedAt: null })
              .where('offerQuestions.deletedAt', 'is not', null),
          )
          .returning('id')
          .executeTakeFirst(),
      );
      if (!row) throw conflict('Esta pregunta ya ha sido asignada a la oferta.');
      await leaveTrash(transaction, { kind: 'offerQuestion', id: row.id });
      return selectOfferQuestions(transaction)
        .where('offerQuestions.id', '=', row.id)
        .executeTakeFirstOrThrow();
    }),

  /** Marked only: applicants have answered it. */
  delete: (id: number, deletedBy: number | undefined) =>
    deleteToTrash(db, { kind: 'offerQuestion', id, deletedBy }),
});

const selectOfferQuestions = (db: Database) =>
  db
    .selectFrom('offerQuestions')
    .innerJoin('questions', 'questions.id', 'offerQuestions.questionId')
    .select((row) => [
      'offerQuestions.id',
      'offerQuestions.offerId',
      jsonBuildObject({ id: row.ref('questions.id'), name: row.ref('questions.name') }).as(
        'question',
      ),
    ]);
