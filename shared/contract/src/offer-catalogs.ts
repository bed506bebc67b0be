import {
  contractTypeFields,
  offerStatusFields,
  trainingFields,
  workModeFields,
} from './catalog-fields';
import { fromWire } from './field-answers';

/** Item of GET /api/ofertas/formacion (S7.14). */
export const trainingFromWire = fromWire(trainingFields);
/** Item of GET /api/ofertas/tipoContrato (S7.14). */
export const contractTypeFromWire = fromWire(contractTypeFields);
/** Item of GET /api/ofertas/estados (S4.10, S7.14). */
export const offerStatusFromWire = fromWire(offerStatusFields);
/** Item of GET /api/ofertas/modalidadTrabajo (S7.14). */
export const workModeFromWire = fromWire(workModeFields);
