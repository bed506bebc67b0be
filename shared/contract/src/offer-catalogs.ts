import {
  contractTypeFields,
  offerStatusFields,
  trainingFields,
  workModeFields,
} from './catalog-fields';
import { fromWire } from './field-answers';

export const trainingFromWire = fromWire(trainingFields);
export const contractTypeFromWire = fromWire(contractTypeFields);
export const offerStatusFromWire = fromWire(offerStatusFields);
export const workModeFromWire = fromWire(workModeFields);
