import { retentionPeriodFromWire } from '@portal/contract/retention-period';
import { readResource } from '../calls/read-resource';

/** Public retention period of candidates' data. */
export const retentionPeriodResource = readResource(
  '/api/privacidad/plazo',
  retentionPeriodFromWire,
);
