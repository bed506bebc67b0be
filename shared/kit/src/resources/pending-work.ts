import { pendingWorkFromWire } from '@portal/contract/pending-work';
import { readResource } from '../calls/read-resource';

/** What waits for staff, place by place. */
export const pendingWorkResource = readResource('/api/resumen/pendientes', pendingWorkFromWire);
