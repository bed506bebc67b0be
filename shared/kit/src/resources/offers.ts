import { offerFromWire } from '@portal/contract/offer';
import {
  contractTypeFromWire,
  offerStatusFromWire,
  trainingFromWire,
  workModeFromWire,
} from '@portal/contract/offer-catalogs';
import { readList, readResource } from '../calls/read-resource';

/**
 * Resource of the offers, `GET /api/ofertas` (S7.14). Visitors receive only the open ones,
 * signed-in users all (reading A37).
 */
export const offersResource = readList('/api/ofertas', offerFromWire);

/**
 * Resource of one offer, `GET /api/ofertas/id/{id}` (S7.14). Rejects with status 404 if it does not
 * exist, or if it is closed and the user is not signed in.
 */
export const offerResource = (id: number) => readResource(`/api/ofertas/id/${id}`, offerFromWire);

/** Resource of the contract types of an offer, `GET /api/ofertas/tipoContrato` (S7.14). Public. */
export const contractTypesResource = readList('/api/ofertas/tipoContrato', contractTypeFromWire);

/**
 * Resource of the trainings that an offer may require, `GET /api/ofertas/formacion` (S7.14).
 * Public.
 */
export const trainingsResource = readList('/api/ofertas/formacion', trainingFromWire);

/** Resource of the work modes of an offer, `GET /api/ofertas/modalidadTrabajo` (S7.14). Public. */
export const workModesResource = readList('/api/ofertas/modalidadTrabajo', workModeFromWire);

/**
 * Resource of the statuses of an offer, `GET /api/ofertas/estados` (S7.14). Public. `isOpen` says
 * if a status accepts job applications.
 */
export const offerStatusesResource = readList('/api/ofertas/estados', offerStatusFromWire);
