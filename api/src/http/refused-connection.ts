import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { failureToWire } from '@portal/contract/message';
import { problemOfStatus, refusalHeaders } from './error-handler';
import { plainHeaders } from './security-headers';

/** What went wrong with a connection before there was a request; the code is Node's. */
export type ConnectionFault = Error & { code?: string };

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Node's parser made no request of it, so it is answered on the bare connection, which then closes. */
export function refuseConnection({ code = '' }: ConnectionFault, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const { status, headers, body } = refusalOf(statuses[code] ?? 400);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  return socket.end(head + body, () => socket.destroy());
}

/** An Expect header other than «100-continue», which Node would answer without a body. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = refusalOf(417);
  response.writeHead(status, headers).end(body);
}

function refusalOf(status: number) {
  const { message } = problemOfStatus(status);
  const body = JSON.stringify(failureToWire({ message }));
  const headers = {
    ...plainHeaders,
    ...refusalHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { status, headers, body };
}
