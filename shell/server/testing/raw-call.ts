import { connect } from 'node:net';
import { once } from 'node:events';

/** Sends these bytes to a port of this machine and gives all that comes until the server closes. */
export async function rawCall(port: number, ...parts: readonly (string | Buffer)[]) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return text;
}

/** A request with these lines after its first, which ends its connection. */
export const rawRequest = (firstLine: string, ...headers: readonly string[]) =>
  [`${firstLine} HTTP/1.1`, ...headers, 'connection: close', '', ''].join('\r\n');
