import { messageFromWire } from '@portal/contract/message';
import { newOfferToWire, offerFromWire, type OfferEntry } from '@portal/contract/offer';
import { http } from '@portal/http';
import * as v from 'valibot';

// Apart from what reads offers, which every visitor's page holds.

/**
 * Creates an offer in the name of the signed-in user (specification §3), and returns the server's text and, where
 * it tells it, the id of the offer (§7 shows the text alone).
 */
export async function createOffer(entry: OfferEntry, creatorId: number | undefined) {
  const body = await http.post('/api/ofertas/save', newOfferToWire(entry, creatorId));
  const saved = v.safeParse(offerFromWire, body);
  return { message: messageFromWire(body), id: saved.success ? saved.output.id : undefined };
}

/** Makes a copy with all that is assigned to the offer, which is in pause; returns its id. */
export async function duplicateOffer(id: number) {
  const body = await http.post(`/api/ofertas/duplicar/${id}`, {});
  return { message: messageFromWire(body), id: v.parse(offerFromWire, body).id };
}
