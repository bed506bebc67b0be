import { messageFromWire } from '@portal/contract/message';
import { offerFromWire, type OfferEntry } from '@portal/contract/offer';
import { newOfferToWire } from '@portal/contract/offer-bodies';
import { http } from '@portal/http';
import * as v from 'valibot';

// Separate from reading offers, which is part of every visitor's page.

/**
 * Creates an offer with the signed-in user as creator (S3.07). Returns the server's message and the
 * offer's id, undefined if the server sends only a message (S7.15).
 */
export const createOffer = async (entry: OfferEntry, creatorId: number | undefined) =>
  readSaved(await http.post('/api/ofertas/save', newOfferToWire(entry, creatorId)));

/** Creates a paused copy of an offer with all its assignments. */
export const duplicateOffer = async (id: number) =>
  readSaved(await http.post(`/api/ofertas/duplicar/${id}`, {}));

function readSaved(body: unknown) {
  const { success, output } = v.safeParse(offerFromWire, body);
  const isTold = success && output.id > 0;
  return { message: messageFromWire(body), id: isTold ? output.id : undefined };
}
