import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { offerSummaryFields } from './offer-fields';

export type OfferSummary = RecordOf<typeof offerSummaryFields>;

/** So many offers are named to whoever cannot delete what they use. */
export const namedOffers = 3;

const offersUsingFields = {
  offers: { kind: 'records', wire: 'ofertas', of: offerSummaryFields, max: namedOffers },
} as const satisfies Fields;

/** The offers that a refusal names, beside its message. */
export const offersUsingWire = answerSchema(offersUsingFields);
export const offersUsingToWire = toWire(offersUsingFields);
export const offersUsingFromWire = fromWire(offersUsingFields);
