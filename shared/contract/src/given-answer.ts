import * as v from 'valibot';
import { maxAnswerLength } from './answer';
import { answerSchema, toRecord } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { maxTextLength } from './text';
import { wireList, wireObject } from './wire';

/** Fields of an answer to a question of an offer, with the wording at that time. */
export const givenAnswerFields = {
  question: { kind: 'plain', wire: 'pregunta', max: maxTextLength },
  /** Present wording, if it differs. */
  questionToday: { kind: 'plain', wire: 'pregunta_hoy', max: maxTextLength, isOptional: true },
  text: { kind: 'plain', wire: 'respuesta', max: maxAnswerLength },
} as const satisfies Fields;
/** Answer to a question of an offer, with the wording at that time. */
export type GivenAnswer = RecordOf<typeof givenAnswerFields>;

const fields = {
  offerQuestionId: { kind: 'id', wire: 'id_ofertas_preguntas' },
  ...givenAnswerFields,
} as const satisfies Fields;

/** One answer of a job application, also if the offer no longer has the question. */
export type ApplicationAnswer = RecordOf<typeof fields>;

/** Returns the path of all answers of a job application. */
export const applicationAnswersPath = (applicationId: number | string) =>
  `/api/respuestas-ofertas-preguntas/aplicante-oferta/${applicationId}`;

/** Answer of GET /api/respuestas-ofertas-preguntas/aplicante-oferta/{id}. */
export const applicationAnswersWire = wireObject({ respuestas: wireList(answerSchema(fields)) });

const read = toRecord(fields);
const write = toWire(fields);

/** Answers in the order of the questions. */
export const applicationAnswersFromWire = v.pipe(
  applicationAnswersWire,
  v.transform(({ respuestas }) => respuestas.map((each) => read(each))),
);

export const applicationAnswersToWire = (answers: readonly ApplicationAnswer[]) => ({
  respuestas: answers.map((each) => write(each)),
});
