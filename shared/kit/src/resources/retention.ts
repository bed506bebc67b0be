import {
  retentionEntryToWire,
  retentionFromWire,
  type RetentionEntry,
} from '@portal/contract/retention';
import { putForMessage } from '../calls/message-calls';
import { readResource } from '../calls/read-resource';

const path = '/api/privacidad/conservacion';

export const retentionResource = readResource(path, retentionFromWire);

/** Effects of another setting, without saving it. */
export const tryRetention = ({ months }: RetentionEntry) =>
  readResource(`${path}?meses=${months}`, retentionFromWire).load();

export const saveRetention = (entry: RetentionEntry) =>
  putForMessage(path, retentionEntryToWire(entry));
