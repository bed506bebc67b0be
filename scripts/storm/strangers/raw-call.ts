import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { outcomeOf } from './stranger';
import type { Outcome } from '../answer-log';

const answerMilliseconds = 20_000;

/** Opens a separate connection, which the server may end at any time. */
export function openConnection(port: number): Socket {
  const socket = connect({ host: '127.0.0.1', port });
  // The server is expected to cut such connections.
  socket.on('error', () => undefined);
  return socket;
}

/** Sends raw bytes and reads the answer until the server ends the connection or is silent. */
export async function rawCall(port: number, bytes: string): Promise<Outcome> {
  const socket = openConnection(port);
  socket.setTimeout(answerMilliseconds, () => socket.destroy());
  let answer = '';
  socket.on('data', (part: Buffer) => {
    answer += part.toString('latin1');
    // The first answer is enough.
    if (/\r\n\r\n/.test(answer)) socket.end();
  });
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
  return Number.isNaN(status) ? { ended: 'cortada' } : outcomeOf(status, answer);
}
