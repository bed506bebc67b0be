import type { Offer, OfferEntry } from '@portal/contract/offer';
import { editedOfferToWire, offerToWire } from '@portal/contract/offer-bodies';
import { deleteForMessage, putForMessage } from '../calls/message-calls';

/** Saves the full offer, with the changes of the offer dialog if there are any. */
export const updateOffer = (offer: Offer, changes?: OfferEntry) =>
  putForMessage(
    `/api/ofertas/update/${offer.id}`,
    changes ? editedOfferToWire(offer, changes) : offerToWire(offer),
  );

export const deleteOffer = (id: number) => deleteForMessage(`/api/ofertas/delete/${id}`);
