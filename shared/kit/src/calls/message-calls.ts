import { messageFromWire } from '@portal/contract/message';
import { http } from '@portal/http';

// Calls that return the server's message.

export const postForMessage = async (...call: Parameters<typeof http.post>) =>
  messageFromWire(await http.post(...call));

export const putForMessage = async (...call: Parameters<typeof http.put>) =>
  messageFromWire(await http.put(...call));

export const deleteForMessage = async (path: string) => messageFromWire(await http.delete(path));
