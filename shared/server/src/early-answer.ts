import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** So much of a refused body is still read, in bytes and milliseconds. */
const mostRead = 32 * 1024 * 1024;
const longestRead = 10_000;

/** The body of a request, which its sender may still be sending. */
export const isBodyOpen = ({ complete, headers }: IncomingMessage) =>
  !complete &&
  (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined);

/**
 * The body of an answer to a request that has not arrived whole. It is written at once and ended once
 * its sender has stopped: closing a connection with unread bytes resets it, and the sender would lose
 * the answer. Send it with `content-length`, so that whoever reads it knows that it is whole, and with
 * `connection: close`.
 */
export const earlyAnswer = (request: IncomingMessage, text: string): Readable =>
  Readable.from(answerThenRead(request, text), { objectMode: false });

async function* answerThenRead(request: IncomingMessage, text: string) {
  if (text !== '') yield Buffer.from(text);
  await readOn(request);
}

async function readOn(request: IncomingMessage) {
  const enough = new AbortController();
  // Not `AbortSignal.any` with a time limit: Node 20 may collect it as garbage before its time.
  const alarm = setTimeout(() => enough.abort(), longestRead);
  let bytes = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostRead) enough.abort();
  });
  request.resume();
  // It ended, broke off or was enough: the connection is closed in any case.
  await finished(request, { signal: enough.signal }).catch(() => undefined);
  clearTimeout(alarm);
}
