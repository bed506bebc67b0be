import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import {
  contractTypeFields,
  offerStatusFields,
  trainingFields,
  workModeFields,
} from './catalog-fields';

export const trainingWire = answerSchema(trainingFields);
export const trainingFromWire = fromWire(trainingFields);
export const trainingToWire = toWire(trainingFields);

export const contractTypeWire = answerSchema(contractTypeFields);
export const contractTypeFromWire = fromWire(contractTypeFields);
export const contractTypeToWire = toWire(contractTypeFields);

export const offerStatusWire = answerSchema(offerStatusFields);
export const offerStatusFromWire = fromWire(offerStatusFields);
export const offerStatusToWire = toWire(offerStatusFields);

export const workModeWire = answerSchema(workModeFields);
export const workModeFromWire = fromWire(workModeFields);
export const workModeToWire = toWire(workModeFields);
