import { toWire } from './field-bodies';
import { entryToWire } from './field-entry-bodies';
import type { Offer, OfferEntry } from './offer';
import { offerFields } from './offer-fields';

// Apart from how an offer is read, as most pages only do that.

/** The whole offer: the server's answer, and the body of its update. */
export const offerToWire = toWire(offerFields);

const offerEntryToWire = entryToWire(offerFields);

/** A new offer, which names its creator (specification §3). */
export const newOfferToWire = (entry: OfferEntry, creatorId: number | undefined) => ({
  ...offerEntryToWire(entry),
  paises: [],
  ciudades: [],
  ...(creatorId !== undefined && { persona: { id_persona: creatorId } }),
});

/** The full offer with what the dialog changed. */
export const editedOfferToWire = (offer: Offer, entry: OfferEntry) => ({
  ...offerToWire(offer),
  ...offerEntryToWire(entry),
});
