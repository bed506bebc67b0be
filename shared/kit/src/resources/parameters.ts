import { aboutPath } from '@portal/contract/company-paths';
import { parametersFromWire } from '@portal/contract/parameter';
import { readResource } from '../calls/read-resource';

/**
 * Resource of the texts of «Nosotros», `GET /api/parametros/nosotros` (S7.04), as a list of names
 * and descriptions. Public.
 */
export const parametersResource = readResource(aboutPath, parametersFromWire);
