import { trashEntryFromWire, trashItemToWire, type TrashItem } from '@portal/contract/trash';
import { postForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

/**
 * Resource of the deleted records that can be restored, newest first, `GET /api/papelera`. Records
 * stay for 30 days. Requires `ROLE_ADMIN`.
 */
export const trashResource = readList('/api/papelera', trashEntryFromWire);

/**
 * Restores a deleted record, `POST /api/papelera/restaurar`, and returns the server's message.
 * Rejects with status 404 if it has left the trash, and with 409 if a record that it belongs to
 * must be restored first. Requires `ROLE_ADMIN`.
 */
export const restoreFromTrash = (item: TrashItem) =>
  postForMessage('/api/papelera/restaurar', trashItemToWire(item));
