import {
  offerLanguageFromWire,
  offerLanguageWriteToWire,
  type OfferLanguageWrite,
} from '@portal/contract/offer-language';
import { deleteForMessage, postForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

/**
 * Resource of the languages that an offer requires, `GET /api/idiomas_ofertas/id_oferta/{id}`
 * (S7.18). Public for open offers; a closed one requires a session.
 */
export const offerLanguagesResource = (offerId: number) =>
  readList(`/api/idiomas_ofertas/id_oferta/${offerId}`, offerLanguageFromWire);

/**
 * Assigns a language to an offer, `POST /api/idiomas_ofertas/save` (S7.18), and returns the
 * server's message. Rejects with status 409 if the offer already has it. Requires `ROLE_ADMIN`.
 */
export const createOfferLanguage = (write: OfferLanguageWrite) =>
  postForMessage('/api/idiomas_ofertas/save', offerLanguageWriteToWire(write));

/**
 * Removes a language from an offer, `DELETE /api/idiomas_ofertas/delete/{id}` (S7.18), by the id of
 * the assignment. The assignment moves to the trash. Requires `ROLE_ADMIN`.
 */
export const deleteOfferLanguage = (id: number) =>
  deleteForMessage(`/api/idiomas_ofertas/delete/${id}`);
