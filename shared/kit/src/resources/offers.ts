import { offerFromWire } from '@portal/contract/offer';
import {
  contractTypeFromWire,
  offerStatusFromWire,
  trainingFromWire,
  workModeFromWire,
} from '@portal/contract/offer-catalogs';
import { readList, readResource } from '../calls/read-resource';

export const offersResource = readList('/api/ofertas', offerFromWire);

export const offerResource = (id: number) => readResource(`/api/ofertas/id/${id}`, offerFromWire);

export const contractTypesResource = readList('/api/ofertas/tipoContrato', contractTypeFromWire);
export const trainingsResource = readList('/api/ofertas/formacion', trainingFromWire);
export const workModesResource = readList('/api/ofertas/modalidadTrabajo', workModeFromWire);
export const offerStatusesResource = readList('/api/ofertas/estados', offerStatusFromWire);
