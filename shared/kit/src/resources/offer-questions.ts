import {
  offerQuestionFromWire,
  offerQuestionWriteToWire,
  type OfferQuestionWrite,
} from '@portal/contract/offer-question';
import { deleteForMessage, postForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

/**
 * Resource of the questions of an offer, `GET /api/ofertas_preguntas/oferta/{id}` (S7.17). Public
 * for open offers; a closed one requires a session.
 */
export const offerQuestionsResource = (offerId: number) =>
  readList(`/api/ofertas_preguntas/oferta/${offerId}`, offerQuestionFromWire);

/**
 * Assigns a question to an offer, `POST /api/ofertas_preguntas/guardar` (S7.17), and returns the
 * server's message. Rejects with status 409 if the offer already has it. Requires `ROLE_ADMIN`.
 */
export const createOfferQuestion = (write: OfferQuestionWrite) =>
  postForMessage('/api/ofertas_preguntas/guardar', offerQuestionWriteToWire(write));

/**
 * Removes a question from an offer, `DELETE /api/ofertas_preguntas/eliminar/{id}` (S7.17), by the
 * id of the assignment. The assignment moves to the trash. Requires `ROLE_ADMIN`.
 */
export const deleteOfferQuestion = (id: number) =>
  deleteForMessage(`/api/ofertas_preguntas/eliminar/${id}`);
