import { retentionPeriodFromWire } from '@portal/contract/retention-period';
import { readResource } from '../calls/read-resource';

/**
 * Resource of the retention period of candidates' data, in months, `GET /api/privacidad/plazo`.
 * Public.
 */
export const retentionPeriodResource = readResource(
  '/api/privacidad/plazo',
  retentionPeriodFromWire,
);
