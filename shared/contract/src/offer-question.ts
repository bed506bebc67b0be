import * as v from 'valibot';
import { requiredChoice } from './choice';
import { offerReferenceWire, toOfferId } from './offer';
import { questionToWire, questionWire, toQuestion, type Question } from './question';
import { wireInteger, wireObject } from './wire';

/** A question that an offer asks its applicants. */
export type OfferQuestion = { id: number; question: Question; offerId: number };

/** What staff choose to assign a question (specification §5). */
export const offerQuestionEntry = v.object({
  questionId: requiredChoice('La pregunta es requerida.'),
});
export type OfferQuestionEntry = v.InferOutput<typeof offerQuestionEntry>;
export type OfferQuestionFields = v.InferInput<typeof offerQuestionEntry>;

export const offerQuestionWire = wireObject({
  id_ofertas_preguntas: wireInteger,
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

export type OfferQuestionWrite = OfferQuestionEntry & { offerId: number };

export const offerQuestionWriteToWire = ({ questionId, offerId }: OfferQuestionWrite) => ({
  preguntas: { id_pregunta: questionId },
  ofertas: { id_oferta: offerId },
});
