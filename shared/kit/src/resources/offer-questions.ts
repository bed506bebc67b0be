import {
  offerQuestionFromWire,
  offerQuestionWriteToWire,
  type OfferQuestionWrite,
} from '@portal/contract/offer-question';
import { deleteForMessage, postForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

export const offerQuestionsResource = (offerId: number) =>
  readList(`/api/ofertas_preguntas/oferta/${offerId}`, offerQuestionFromWire);

export const createOfferQuestion = (write: OfferQuestionWrite) =>
  postForMessage('/api/ofertas_preguntas/guardar', offerQuestionWriteToWire(write));

export const deleteOfferQuestion = (id: number) =>
  deleteForMessage(`/api/ofertas_preguntas/eliminar/${id}`);
