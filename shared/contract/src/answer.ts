import * as v from 'valibot';
import { requiredLines } from './text';
import { wireId, wireObject, wireOptionalText, wireText } from './wire';

/** An applicant's answer; undefined when the question was left open. */
export type Answer = { text: string | undefined };

const answerText = requiredLines('Esta respuesta es obligatoria.', 4000);

/** Last step of the wizard: one answer a question, in the order of the questions. */
export const answersEntry = v.object({ answers: v.array(v.object({ text: answerText })) });

export const answerWire = wireObject({ respuesta: wireOptionalText });

export const answerFromWire = v.pipe(
  answerWire,
  v.transform((wire): Answer => ({ text: wire.respuesta || undefined })),
);

export const answerToWire = ({ text }: Answer) => ({ respuesta: text });

/** An answer as it is saved. */
const answerWrite = v.object({
  applicantId: v.number(),
  offerQuestionId: v.number(),
  text: answerText,
});
export type AnswerWrite = v.InferOutput<typeof answerWrite>;

const answerWriteWire = wireObject({
  respuesta: wireText,
  aplicante: wireObject({ id_aplicantes: wireId }),
  ofertasPreguntas: wireObject({ id_ofertas_preguntas: wireId }),
});

export const answerWriteFromWire = v.pipe(
  answerWriteWire,
  v.transform((wire) => ({
    applicantId: wire.aplicante.id_aplicantes,
    offerQuestionId: wire.ofertasPreguntas.id_ofertas_preguntas,
    text: wire.respuesta,
  })),
  answerWrite,
);

/** The id is always 0: the server finds the answer by its applicant and question (specification §7). */
export const answerWriteToWire = ({ applicantId, offerQuestionId, text }: AnswerWrite) => ({
  id_respuestas_ofertas_preguntas: 0,
  respuesta: text,
  aplicante: { id_aplicantes: applicantId },
  ofertasPreguntas: { id_ofertas_preguntas: offerQuestionId },
});
