import { messageFromWire } from '@portal/contract/message';
import { offerFromWire, type OfferEntry } from '@portal/contract/offer';
import { newOfferToWire } from '@portal/contract/offer-bodies';
import { http } from '@portal/http';
import * as v from 'valibot';

// Apart from what reads offers, which every visitor's page holds.

/**
 * Creates an offer in the name of the signed-in user (specification §3), and returns the server's text and, where
 * it tells it, the id of the offer (§7 shows the text alone).
 */
export const createOffer = async (entry: OfferEntry, creatorId: number | undefined) =>
  readSaved(await http.post('/api/ofertas/save', newOfferToWire(entry, creatorId)));

/** Makes a copy with all that is assigned to the offer, which is in pause. */
export const duplicateOffer = async (id: number) =>
  readSaved(await http.post(`/api/ofertas/duplicar/${id}`, {}));

function readSaved(body: unknown) {
  const { success, output } = v.safeParse(offerFromWire, body);
  const isTold = success && output.id > 0;
  return { message: messageFromWire(body), id: isTold ? output.id : undefined };
}
