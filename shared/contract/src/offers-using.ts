import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { offerSummaryFields } from './offer-fields';

/** Offer inside another record: id and title. */
export type OfferSummary = RecordOf<typeof offerSummaryFields>;

/** Most offers listed when a record cannot be deleted because offers use it. */
export const namedOffers = 3;

const offersUsingFields = {
  offers: { kind: 'records', wire: 'ofertas', of: offerSummaryFields, max: namedOffers },
} as const satisfies Fields;

/** Offers in the answer to a refused deletion, in addition to its message. */
export const offersUsingWire = answerSchema(offersUsingFields);
export const offersUsingToWire = toWire(offersUsingFields);
export const offersUsingFromWire = fromWire(offersUsingFields);
