import {
  editedOfferToWire,
  offerFromWire,
  offerToWire,
  type Offer,
  type OfferEntry,
} from '@portal/contract/offer';
import {
  contractTypeFromWire,
  offerStatusFromWire,
  trainingFromWire,
  workModeFromWire,
} from '@portal/contract/offer-catalogs';
import { deleteForMessage, putForMessage } from '../calls/message-calls';
import { readList, readResource } from '../calls/read-resource';

export const offersResource = readList('/api/ofertas', offerFromWire);

export const offerResource = (id: number) => readResource(`/api/ofertas/id/${id}`, offerFromWire);

export const contractTypesResource = readList('/api/ofertas/tipoContrato', contractTypeFromWire);
export const trainingsResource = readList('/api/ofertas/formacion', trainingFromWire);
export const workModesResource = readList('/api/ofertas/modalidadTrabajo', workModeFromWire);
export const offerStatusesResource = readList('/api/ofertas/estados', offerStatusFromWire);

/** Saves the full offer, with what the offer dialog changed if that is given. */
export const updateOffer = (offer: Offer, changes?: OfferEntry) =>
  putForMessage(
    `/api/ofertas/update/${offer.id}`,
    changes ? editedOfferToWire(offer, changes) : offerToWire(offer),
  );

export const deleteOffer = (id: number) => deleteForMessage(`/api/ofertas/delete/${id}`);
