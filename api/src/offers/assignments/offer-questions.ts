import { offerQuestionWriteFromWire } from '@portal/contract/assignment-writes';
import { offerQuestionToWire, offerQuestionWire } from '@portal/contract/offer-question';
import * as v from 'valibot';
import { removeTrashEntry } from '../../records';
import { itemOf } from '../../platform/database/item-of';
import type { Database } from '../../platform/database/database';
import { conflict } from '../../platform/problem/problem';
import type { AssignmentKind, AssignmentWrite } from './assignment-kind';

/** Applicants read them without signing in (S1.05). */
export const offerQuestions: AssignmentKind = {
  kind: 'offerQuestion',
  table: 'offerQuestions',
  item: { table: 'questions', column: 'questionId', missing: 'La pregunta no existe.' },
  paths: {
    list: '/api/ofertas_preguntas/oferta',
    create: '/api/ofertas_preguntas/guardar',
    delete: '/api/ofertas_preguntas/eliminar',
  },
  body: v.pipe(
    offerQuestionWriteFromWire,
    v.transform((write): AssignmentWrite => ({
      offerId: write.offerId,
      itemId: write.questionId,
      insert: (transaction) => ask(transaction, write),
    })),
  ),
  async read(db, condition) {
    const rows = await db
      .selectFrom('offerQuestions')
      .innerJoin('questions', 'questions.id', 'offerQuestions.questionId')
      .select(['offerQuestions.id', 'offerQuestions.offerId', itemOf('questions').as('question')])
      .where(condition)
      .orderBy('offerQuestions.id')
      .execute();
    return rows.map(offerQuestionToWire);
  },
  wire: offerQuestionWire,
  texts: {
    created: 'La pregunta fue asignada a la oferta con éxito.',
    deleted: 'La pregunta asignada fue eliminada con éxito.',
  },
  summaries: {
    list: 'Lista las preguntas de una oferta',
    create: 'Asigna una pregunta a una oferta',
    delete: 'Quita una pregunta de una oferta; sus respuestas se conservan',
  },
};

/** Restores a removed question with its answers. */
async function ask(transaction: Database, write: { offerId: number; questionId: number }) {
  const row = await transaction
    .insertInto('offerQuestions')
    .values({ offerId: write.offerId, questionId: write.questionId })
    .onConflict((target) =>
      target
        .columns(['offerId', 'questionId'])
        .doUpdateSet({ deletedAt: null })
        .where('offerQuestions.deletedAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) throw conflict(questionAlreadyAssigned);
  await removeTrashEntry(transaction, offerQuestions.kind, row.id);
  return row;
}

export const questionAlreadyAssigned = 'Esta pregunta ya ha sido asignada a la oferta.';
