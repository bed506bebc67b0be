import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { App } from '../http/app-type';

/** Opens the application on a free port, for calls that no well-behaved client makes. */
export async function listenOnFreePort(app: App) {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(address).port);
}

/** Sends bytes as they are; answers with what came back until the server closed the connection. */
export async function rawCall(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return readAnswer(await text(socket));
}

type RawAnswer = { status: number; headers: Record<string, string>; body: string };

export function readAnswer(answer: string): RawAnswer {
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  const [statusLine = '', ...lines] = head.split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(lines.map(toHeader)),
    body,
  };
}

function toHeader(line: string) {
  const [name = '', value = ''] = line.split(/: ?(.*)/s);
  return [name.toLowerCase(), value] as const;
}
