import { companyPath, homeTextsPath, workTextsPath } from '@portal/contract/company-paths';
import {
  homeTextsFromWire,
  identityFromWire,
  workTextsFromWire,
} from '@portal/contract/company-reads';
import { readResource } from '../calls/read-resource';

export const identity = readResource(companyPath, identityFromWire);
export const homeTexts = readResource(homeTextsPath, homeTextsFromWire);
export const workTexts = readResource(workTextsPath, workTextsFromWire);
