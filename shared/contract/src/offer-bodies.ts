import { toWire } from './field-bodies';
import { entryToWire } from './field-entry-bodies';
import type { Offer, OfferEntry } from './offer';
import { offerFields } from './offer-fields';

// Separate from reading offers, because most pages only read them.

/** Writes the whole offer: the server's answer, and the body of an update (S7.15). */
export const offerToWire = toWire(offerFields);

const offerEntryToWire = entryToWire(offerFields);

/** Body of a new offer with its creator (S3.07). */
export const newOfferToWire = (entry: OfferEntry, creatorId: number | undefined) => ({
  ...offerEntryToWire(entry),
  paises: [],
  ciudades: [],
  ...(creatorId !== undefined && { persona: { id_persona: creatorId } }),
});

/** Body of an update: the full offer with the changes of the dialog. */
export const editedOfferToWire = (offer: Offer, entry: OfferEntry) => ({
  ...offerToWire(offer),
  ...offerEntryToWire(entry),
});
