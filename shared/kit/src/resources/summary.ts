import { summaryFromWire } from '@portal/contract/summary';
import { readResource } from '../calls/read-resource';

/**
 * Resource of the dashboard's figures, with separate ones for the last 14 days, `GET /api/resumen`.
 * Requires `ROLE_ADMIN`.
 */
export const summaryResource = readResource('/api/resumen', summaryFromWire);
