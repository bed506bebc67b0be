import * as v from 'valibot';
import { requiredChoice } from './choice';
import { offerReferenceWire, toOfferId } from './offer';
import { questionToWire, questionWire, toQuestion, type Question } from './question';
import { wireNumber, wireObject } from './wire';

/** A question that an offer asks its applicants. */
export type OfferQuestion = { id: number; question: Question; offerId: number };

/** What staff choose to assign a question (specification §5). */
export const offerQuestionEntry = v.object({
  questionId: requiredChoice('La pregunta es requerida.'),
});
export type OfferQuestionEntry = v.InferOutput<typeof offerQuestionEntry>;
export type OfferQuestionFields = v.InferInput<typeof offerQuestionEntry>;

export const offerQuestionWire = wireObject({
  id_ofertas_preguntas: wireNumber,
  preguntas: v.nullish(questionWire, {}),
  ofertas: v.nullish(offerReferenceWire, {}),
});

const toOfferQuestion = (wire: v.InferOutput<typeof offerQuestionWire>): OfferQuestion => ({
  id: wire.id_ofertas_preguntas,
  question: toQuestion(wire.preguntas),
  offerId: toOfferId(wire.ofertas),
});

export const offerQuestionFromWire = v.pipe(offerQuestionWire, v.transform(toOfferQuestion));

export const offerQuestionToWire = ({ id, question, offerId }: OfferQuestion) => ({
  id_ofertas_preguntas: id,
  preguntas: questionToWire(question),
  ofertas: { id_oferta: offerId },
});

export const offerQuestionWrite = v.object({
  ...offerQuestionEntry.entries,
  offerId: requiredChoice('No se puede asignar preguntas sin un ID de oferta válido.'),
});
export type OfferQuestionWrite = v.InferOutput<typeof offerQuestionWrite>;

const offerQuestionWriteWire = wireObject({
  preguntas: offerQuestionWire.entries.preguntas,
  ofertas: offerQuestionWire.entries.ofertas,
});

export const offerQuestionWriteFromWire = v.pipe(
  offerQuestionWriteWire,
  v.transform((wire): v.InferInput<typeof offerQuestionWrite> => ({
    questionId: wire.preguntas.id_pregunta,
    offerId: toOfferId(wire.ofertas),
  })),
  offerQuestionWrite,
);

export const offerQuestionWriteToWire = ({ questionId, offerId }: OfferQuestionWrite) => ({
  preguntas: { id_pregunta: questionId },
  ofertas: { id_oferta: offerId },
});
