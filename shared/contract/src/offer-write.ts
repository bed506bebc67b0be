import { writeFromWire, type WriteOf } from './field-writes';
import { offerFields } from './offer-fields';

/** What the server reads from the body of a creation or an update; the creator comes from the token. */
export type OfferWrite = WriteOf<typeof offerFields>;

export const offerWriteFromWire = writeFromWire(offerFields);
