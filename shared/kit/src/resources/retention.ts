import {
  retentionEntryToWire,
  retentionFromWire,
  type RetentionEntry,
} from '@portal/contract/retention';
import { putForMessage } from '../calls/message-calls';
import { readResource } from '../calls/read-resource';

const path = '/api/privacidad/conservacion';

/**
 * Resource of the retention of candidates' data and its effects, `GET
 * /api/privacidad/conservacion`. The period is in months. Requires `ROLE_ADMIN`.
 */
export const retentionResource = readResource(path, retentionFromWire);

/** Returns the effects of another period, in months from 1 to 60, without saving it. */
export const previewRetention = ({ months }: RetentionEntry) =>
  readResource(`${path}?meses=${months}`, retentionFromWire).load();

/**
 * Saves the retention period, in months from 1 to 60, `PUT /api/privacidad/conservacion`. Returns
 * the server's message. No candidate is anonymised in the 30 days after a change. Requires
 * `ROLE_ADMIN`.
 */
export const saveRetention = (entry: RetentionEntry) =>
  putForMessage(path, retentionEntryToWire(entry));
