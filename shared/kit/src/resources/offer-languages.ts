import { messageFromWire } from '@portal/contract/message';
import {
  offerLanguageFromWire,
  offerLanguageWriteToWire,
  type OfferLanguageWrite,
} from '@portal/contract/offer-language';
import { http } from '@portal/http';
import { readList } from '../calls/read-resource';

export const offerLanguagesResource = (offerId: number) =>
  readList(`/api/idiomas_ofertas/id_oferta/${offerId}`, offerLanguageFromWire);

export const createOfferLanguage = async (write: OfferLanguageWrite) =>
  messageFromWire(await http.post('/api/idiomas_ofertas/save', offerLanguageWriteToWire(write)));

export const deleteOfferLanguage = async (id: number) =>
  messageFromWire(await http.delete(`/api/idiomas_ofertas/delete/${id}`));
