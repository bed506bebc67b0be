import { languageFields, levelFields } from './master-fields';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import { entryToWire } from './field-entry-bodies';
import type { EntryOf, Fields, RecordOf } from './fields';
import { offerReference } from './offer-fields';

/** Language and level that an offer requires (S5.45). */
export const offerLanguageFields = {
  id: { kind: 'id', wire: 'id_oferta_idioma' },
  language: {
    kind: 'choice',
    wire: 'idioma',
    label: 'Idioma',
    of: languageFields,
    entry: 'languageId',
    required: 'El idioma es requerido.',
  },
  level: {
    kind: 'choice',
    wire: 'nivel',
    label: 'Nivel',
    of: levelFields,
    entry: 'levelId',
    required: 'El nivel es requerido.',
  },
  offerId: {
    ...offerReference,
    required: 'No se puede asignar idiomas sin un ID de oferta válido.',
  },
} as const satisfies Fields;
/** Assignment of a language and a level to an offer. */
export type OfferLanguage = RecordOf<typeof offerLanguageFields>;

/** Item of GET /api/idiomas_ofertas/id_oferta/{idOferta} (S7.18). */
export const offerLanguageWire = answerSchema(offerLanguageFields);
export const offerLanguageFromWire = fromWire(offerLanguageFields);
export const offerLanguageToWire = toWire(offerLanguageFields);

/** Form for assigning a language. */
export type OfferLanguageEntry = EntryOf<typeof offerLanguageFields>;
/** Language and level to assign to an offer. */
export type OfferLanguageWrite = OfferLanguageEntry & { offerId: number };

const entryWire = entryToWire(offerLanguageFields);

/** Body of POST /api/idiomas_ofertas/save (S7.18). */
export const offerLanguageWriteToWire = (write: OfferLanguageWrite) => ({
  ...entryWire(write),
  ofertas: { id_oferta: write.offerId },
});
