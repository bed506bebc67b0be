import { messageFromWire } from '@portal/contract/message';
import { http } from '@portal/http';

// Calls that return the server's message.

/**
 * Sends a POST with the parameters of `http.post`. Returns the server's message, '' if the body has
 * none.
 *
 * @throws HttpError if the server refuses the call or does not answer
 */
export const postForMessage = async (...call: Parameters<typeof http.post>) =>
  messageFromWire(await http.post(...call));

/**
 * Sends a PUT with the parameters of `http.put`. Returns the server's message, '' if the body has
 * none.
 *
 * @throws HttpError if the server refuses the call or does not answer
 */
export const putForMessage = async (...call: Parameters<typeof http.put>) =>
  messageFromWire(await http.put(...call));

/**
 * Sends a DELETE to the path. Returns the server's message, '' if the body has none.
 *
 * @throws HttpError if the server refuses the call or does not answer
 */
export const deleteForMessage = async (path: string) => messageFromWire(await http.delete(path));
