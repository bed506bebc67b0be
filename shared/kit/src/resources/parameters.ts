import { parametersFromWire } from '@portal/contract/parameter';
import { readResource } from './read-resource';

/** What «Nosotros» tells. */
export const parametersResource = readResource('/api/parametros/nosotros', parametersFromWire);
