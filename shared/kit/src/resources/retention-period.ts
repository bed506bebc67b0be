import { retentionPeriodFromWire } from '@portal/contract/retention-period';
import { readResource } from '../calls/read-resource';

/** How long data are kept, as everybody may know. */
export const retentionPeriodResource = readResource(
  '/api/privacidad/plazo',
  retentionPeriodFromWire,
);
