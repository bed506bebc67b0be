import * as v from 'valibot';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { maxTextLength, requiredLines } from './text';

/** Longest answer to a question of an offer, in characters. */
export const maxAnswerLength = 4000;

const answerFields = {
  /**
   * Wording of the question when it was answered; undefined from earlier releases of the server.
   */
  question: { kind: 'plain', wire: 'pregunta', max: maxTextLength, isOptional: true },
  text: { kind: 'plain', wire: 'respuesta', max: maxAnswerLength, isOptional: true },
} as const satisfies Fields;
/** An applicant's answer to one question of an offer (S7.22). */
export type Answer = RecordOf<typeof answerFields>;

/** Schema of a required answer, on several lines (S5.40). */
export const answerText = requiredLines('Esta respuesta es obligatoria.', maxAnswerLength);

/** Last step of the wizard: one required answer for each field name (S5.40). */
export const answersEntry = (fields: readonly string[]) =>
  v.object({
    answers: v.object(Object.fromEntries(fields.map((field) => [field, requiredAnswer]))),
  });

const requiredAnswer = v.optional(answerText, '');

/** Answer of GET /api/respuestas-ofertas-preguntas/oferta-pregunta/… (S7.22). */
export const answerWire = answerSchema(answerFields);
export const answerFromWire = fromWire(answerFields);
export const answerToWire = toWire(answerFields);

/** Answer to save. `offerQuestionId` is the id of the question's assignment to the offer. */
export type AnswerWrite = { applicantId: number; offerQuestionId: number; text: string };

/**
 * Body of a saved answer (S3.09). The id is always 0: the server finds the answer by applicant and
 * question.
 */
export const answerWriteToWire = ({ applicantId, offerQuestionId, text }: AnswerWrite) => ({
  id_respuestas_ofertas_preguntas: 0,
  respuesta: text,
  aplicante: { id_aplicantes: applicantId },
  ofertasPreguntas: { id_ofertas_preguntas: offerQuestionId },
});
