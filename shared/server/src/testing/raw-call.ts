import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends raw bytes to a local port, for requests that no well-behaved client makes. */
export async function rawCall(port: number, ...parts: readonly (string | Buffer)[]) {
  return readAnswer(await rawText(port, ...parts));
}

/** Returns everything received until the server closes the connection. */
export async function rawText(port: number, ...parts: readonly (string | Buffer)[]) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  return text(socket);
}

/** A request with these headers that closes its connection. */
export const rawRequest = (firstLine: string, ...headers: readonly string[]) =>
  [`${firstLine} HTTP/1.1`, ...headers, 'connection: close', '', ''].join('\r\n');

type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** Parses status, headers (names in lower case) and body of a response. */
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
