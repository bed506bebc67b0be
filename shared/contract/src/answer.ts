import * as v from 'valibot';
import { requiredLines } from './text';
import { wireObject, wireOptionalTextUpTo } from './wire';

/** An applicant's answer; undefined when the question was left open. */
export type Answer = { text: string | undefined };

export const maxAnswerLength = 4000;

export const answerText = requiredLines('Esta respuesta es obligatoria.', maxAnswerLength);

/** Last step of the wizard: an answer to each question, under the name of its field. */
export const answersEntry = (fields: readonly string[]) =>
  v.object({
    answers: v.object(Object.fromEntries(fields.map((field) => [field, requiredAnswer]))),
  });

const requiredAnswer = v.optional(answerText, '');

export const answerWire = wireObject({ respuesta: wireOptionalTextUpTo(maxAnswerLength) });

export const answerFromWire = v.pipe(
  answerWire,
  v.transform((wire): Answer => ({ text: wire.respuesta || undefined })),
);

export const answerToWire = ({ text }: Answer) => ({ respuesta: text });

/** An answer as it is saved. */
export type AnswerWrite = { applicantId: number; offerQuestionId: number; text: string };

/** The id is always 0: the server finds the answer by its applicant and question (specification §7). */
export const answerWriteToWire = ({ applicantId, offerQuestionId, text }: AnswerWrite) => ({
  id_respuestas_ofertas_preguntas: 0,
  respuesta: text,
  aplicante: { id_aplicantes: applicantId },
  ofertasPreguntas: { id_ofertas_preguntas: offerQuestionId },
});
