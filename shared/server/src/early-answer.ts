import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Limits for reading a refused body, in bytes and milliseconds. */
const maxBytes = 32 * 1024 * 1024;
const maxMilliseconds = 10_000;

const isBodyOpen = ({ complete, headers }: IncomingMessage) =>
  !complete &&
  (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined);

/**
 * Returns headers and body of a text response. If the request body is still arriving, the text is
 * sent at once and the response ends after the body. Closing a connection with unread bytes resets
 * it, and the client would lose the text. The length lets the client recognise the complete text.
 */
export function textResponse(request: IncomingMessage, text: string) {
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
  // Not `AbortSignal.any` with a timeout: Node 20 may garbage-collect it too early.
  const alarm = setTimeout(() => enough.abort(), maxMilliseconds);
  let bytes = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) enough.abort();
  });
  request.resume();
  // The connection is closed in each case: end, error or limit.
  await finished(request, { signal: enough.signal }).catch(() => undefined);
  clearTimeout(alarm);
}
