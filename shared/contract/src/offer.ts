import { answerSchema, fromWire } from './field-answers';
import type { EntryOf, RecordOf } from './fields';
import { offerFields } from './offer-fields';

/** Job offer («oferta»), with its places but without its assignments. */
export type Offer = RecordOf<typeof offerFields>;
/** Validated values of the offer dialog. */
export type OfferEntry = EntryOf<typeof offerFields>;

/** Item of GET /api/ofertas, and answer of GET /api/ofertas/id/{id} (S7.14). */
export const offerWire = answerSchema(offerFields);
export const offerFromWire = fromWire(offerFields);
