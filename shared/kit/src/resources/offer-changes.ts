import type { Offer, OfferEntry } from '@portal/contract/offer';
import { editedOfferToWire, offerToWire } from '@portal/contract/offer-bodies';
import { deleteForMessage, putForMessage } from '../calls/message-calls';

/**
 * Saves the full offer over the version that was read, with the changes of the offer dialog if
 * there are any. Returns the server's message. Rejects with status 409 if the offer changed since.
 */
export const updateOffer = (offer: Offer, changes?: OfferEntry) =>
  putForMessage(
    `/api/ofertas/update/${offer.id}`,
    changes ? editedOfferToWire(offer, changes) : offerToWire(offer),
  );

/**
 * Moves an offer to the trash, `DELETE /api/ofertas/delete/{id}` (S7.15), and returns the server's
 * message. Its job applications stay. Requires `ROLE_ADMIN`.
 */
export const deleteOffer = (id: number) => deleteForMessage(`/api/ofertas/delete/${id}`);
