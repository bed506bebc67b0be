import { parametersFromWire } from '@portal/contract/parameter';
import { readResource } from '../calls/read-resource';

export const parametersResource = readResource('/api/parametros/nosotros', parametersFromWire);
