import { answerSchema, fromWire } from './field-answers';
import type { EntryOf, RecordOf } from './fields';
import { offerFields } from './offer-fields';

export type Offer = RecordOf<typeof offerFields>;
/** Validated values of the offer dialog. */
export type OfferEntry = EntryOf<typeof offerFields>;

export const offerWire = answerSchema(offerFields);
export const offerFromWire = fromWire(offerFields);
