import * as v from 'valibot';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { maxTextLength, requiredLines } from './text';

export const maxAnswerLength = 4000;

/** An applicant's answer; undefined when the question was left open. */
const answerFields = {
  /** In its words of then; undefined from a server that does not say. */
  question: { kind: 'plain', wire: 'pregunta', max: maxTextLength, isOptional: true },
  text: { kind: 'plain', wire: 'respuesta', max: maxAnswerLength, isOptional: true },
} as const satisfies Fields;
export type Answer = RecordOf<typeof answerFields>;

export const answerText = requiredLines('Esta respuesta es obligatoria.', maxAnswerLength);

/** Last step of the wizard: an answer to each question, under the name of its field. */
export const answersEntry = (fields: readonly string[]) =>
  v.object({
    answers: v.object(Object.fromEntries(fields.map((field) => [field, requiredAnswer]))),
  });

const requiredAnswer = v.optional(answerText, '');

export const answerWire = answerSchema(answerFields);
export const answerFromWire = fromWire(answerFields);
export const answerToWire = toWire(answerFields);

/** An answer as it is saved. */
export type AnswerWrite = { applicantId: number; offerQuestionId: number; text: string };

/** The id is always 0: the server finds the answer by its applicant and question (specification §7). */
export const answerWriteToWire = ({ applicantId, offerQuestionId, text }: AnswerWrite) => ({
  id_respuestas_ofertas_preguntas: 0,
  respuesta: text,
  aplicante: { id_aplicantes: applicantId },
  ofertasPreguntas: { id_ofertas_preguntas: offerQuestionId },
});
