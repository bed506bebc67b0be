import { trashEntryFromWire, trashItemToWire, type TrashItem } from '@portal/contract/trash';
import { postForMessage } from '../calls/message-calls';
import { readList } from '../calls/read-resource';

export const trashResource = readList('/api/papelera', trashEntryFromWire);

export const restoreFromTrash = (item: TrashItem) =>
  postForMessage('/api/papelera/restaurar', trashItemToWire(item));
