import { messageFromWire } from '@portal/contract/message';
import { trashEntryFromWire, trashItemToWire, type TrashItem } from '@portal/contract/trash';
import { http } from '@portal/http';
import { readList } from '../calls/read-resource';

export const trashResource = readList('/api/papelera', trashEntryFromWire);

export const restoreFromTrash = async (item: TrashItem) =>
  messageFromWire(await http.post('/api/papelera/restaurar', trashItemToWire(item)));
