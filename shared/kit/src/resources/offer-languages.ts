import {
  offerLanguageFromWire,
  offerLanguageWriteToWire,
  type OfferLanguageWrite,
} from '@portal/contract/offer-language';
import { deleteForMessage, postForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

export const offerLanguagesResource = (offerId: number) =>
  readList(`/api/idiomas_ofertas/id_oferta/${offerId}`, offerLanguageFromWire);

export const createOfferLanguage = (write: OfferLanguageWrite) =>
  postForMessage('/api/idiomas_ofertas/save', offerLanguageWriteToWire(write));

export const deleteOfferLanguage = (id: number) =>
  deleteForMessage(`/api/idiomas_ofertas/delete/${id}`);
