import { summaryFromWire } from '@portal/contract/summary';
import { readResource } from '../calls/read-resource';

/** The figures of the dashboard. */
export const summaryResource = readResource('/api/resumen', summaryFromWire);
