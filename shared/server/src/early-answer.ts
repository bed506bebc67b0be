import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** So much of a refused body is still read, in bytes and milliseconds. */
const maxBytes = 32 * 1024 * 1024;
const maxMilliseconds = 10_000;

/** Whether the sender may still be sending the body of a request. */
const isBodyOpen = ({ complete, headers }: IncomingMessage) =>
  !complete &&
  (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined);

/**
 * What answers a request with a text, whether it has arrived whole or not. If not, the text is written
 * at once and the answer ended once its sender has stopped: closing a connection with unread bytes
 * resets it, and the sender would lose the answer. The length tells whoever reads it that it is whole.
 */
export function answerWith(request: IncomingMessage, text: string) {
  if (!isBodyOpen(request)) return { headers: {}, body: text };
  return {
    headers: { connection: 'close', 'content-length': Buffer.byteLength(text) },
    body: earlyAnswer(request, request.method === 'HEAD' ? '' : text),
  };
}

export const earlyAnswer = (request: IncomingMessage, text: string): Readable =>
  Readable.from(answerThenRead(request, text), { objectMode: false });

async function* answerThenRead(request: IncomingMessage, text: string) {
  if (text !== '') yield Buffer.from(text);
  await readOn(request);
}

async function readOn(request: IncomingMessage) {
  const enough = new AbortController();
  // Not `AbortSignal.any` with a time limit: Node 20 may collect it as garbage before its time.
  const alarm = setTimeout(() => enough.abort(), maxMilliseconds);
  let bytes = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) enough.abort();
  });
  request.resume();
  // It ended, broke off or was enough: the connection is closed in any case.
  await finished(request, { signal: enough.signal }).catch(() => undefined);
  clearTimeout(alarm);
}
