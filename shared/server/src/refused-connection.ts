import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type RawAnswer = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

type ParserError = Error & {
  readonly code?: string;
  /** The bytes that Node could not parse. */
  readonly rawPacket?: unknown;
};

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers requests that Node's parser refuses or that time out, before the framework sees them. */
export function createConnectionRefusal(answer: (status: number, address: string) => RawAnswer) {
  const responses = new WeakMap<Socket, ServerResponse>();

  /** Nothing else may be written into a response in progress. */
  function isAnswering(socket: Socket) {
    const response = responses.get(socket);
    return response?.headersSent && !response.writableFinished;
  }

  /** Returns the status sent; undefined if no response was possible. */
  function refuse(error: ParserError, socket: Socket) {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return undefined;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const { headers, body } = answer(status, beginningOfAddress(error));
    socket.end(rawAnswer(status, { headers, body }), () => socket.destroy());
    return status;
  }

  return {
    refuse,
    /** Registers the response that a connection carries. */
    watch: (socket: Socket, response: ServerResponse) => {
      responses.set(socket, response);
    },
  };
}

/** Empty if the address could not be parsed either. */
function beginningOfAddress({ rawPacket }: ParserError) {
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, 200) : '';
  return /^[A-Z]+ (\S{1,100})/.exec(text)?.[1] ?? '';
}

function rawAnswer(status: number, { headers, body }: RawAnswer) {
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
