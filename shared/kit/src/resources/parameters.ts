import { parametersFromWire } from '@portal/contract/parameter';
import { readResource } from '../calls/read-resource';

/** What «Nosotros» tells. */
export const parametersResource = readResource('/api/parametros/nosotros', parametersFromWire);
