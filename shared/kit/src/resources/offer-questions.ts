import { messageFromWire } from '@portal/contract/message';
import {
  offerQuestionFromWire,
  offerQuestionWriteToWire,
  type OfferQuestionWrite,
} from '@portal/contract/offer-question';
import { http } from '@portal/http';
import { readList } from '../calls/read-resource';

export const offerQuestionsResource = (offerId: number) =>
  readList(`/api/ofertas_preguntas/oferta/${offerId}`, offerQuestionFromWire);

export const createOfferQuestion = async (write: OfferQuestionWrite) =>
  messageFromWire(
    await http.post('/api/ofertas_preguntas/guardar', offerQuestionWriteToWire(write)),
  );

export const deleteOfferQuestion = async (id: number) =>
  messageFromWire(await http.delete(`/api/ofertas_preguntas/eliminar/${id}`));
