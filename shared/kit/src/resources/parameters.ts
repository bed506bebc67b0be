import { aboutPath } from '@portal/contract/company-paths';
import { parametersFromWire } from '@portal/contract/parameter';
import { readResource } from '../calls/read-resource';

export const parametersResource = readResource(aboutPath, parametersFromWire);
