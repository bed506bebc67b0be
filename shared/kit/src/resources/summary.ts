import { summaryFromWire } from '@portal/contract/summary';
import { readResource } from '../calls/read-resource';

export const summaryResource = readResource('/api/resumen', summaryFromWire);
