import { questionFields } from './master-fields';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import { entryToWire } from './field-entry-bodies';
import type { EntryOf, Fields, RecordOf } from './fields';
import { offerReference } from './offer-fields';

/** Question of an offer to its applicants (S5.43). */
export const offerQuestionFields = {
  id: { kind: 'id', wire: 'id_ofertas_preguntas' },
  question: {
    kind: 'choice',
    wire: 'preguntas',
    label: 'Pregunta',
    of: questionFields,
    entry: 'questionId',
    required: 'La pregunta es requerida.',
  },
  offerId: {
    ...offerReference,
    required: 'No se puede asignar preguntas sin un ID de oferta válido.',
  },
} as const satisfies Fields;
/** Assignment of a question to an offer. */
export type OfferQuestion = RecordOf<typeof offerQuestionFields>;

/** Item of GET /api/ofertas_preguntas/oferta/{idOferta} (S7.17). */
export const offerQuestionWire = answerSchema(offerQuestionFields);
export const offerQuestionFromWire = fromWire(offerQuestionFields);
export const offerQuestionToWire = toWire(offerQuestionFields);

/** Form for assigning a question. */
export type OfferQuestionEntry = EntryOf<typeof offerQuestionFields>;
/** Question to assign to an offer. */
export type OfferQuestionWrite = OfferQuestionEntry & { offerId: number };

const entryWire = entryToWire(offerQuestionFields);

/** Body of POST /api/ofertas_preguntas/guardar (S7.17). */
export const offerQuestionWriteToWire = (write: OfferQuestionWrite) => ({
  ...entryWire(write),
  ofertas: { id_oferta: write.offerId },
});
