import { connect, type Socket } from 'node:net';
import { addAbortSignal } from 'node:stream';

export type ClamdAddress = { host: string; port: number } | { path: string };

export type Verdict = { isClean: true } | { isClean: false; signature: string };

const maxAnswerLength = 1_000;

/**
 * Scans a file by clamd's INSTREAM command (clamd(8)). Fails without a verdict: clamd is
 * unreachable, sends anything else, or nothing before the signal.
 */
export async function scanWithClamd(
  address: ClamdAddress,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<Verdict> {
  signal.throwIfAborted();
  const socket = addAbortSignal(signal, connect(address));
  try {
    socket.write('zINSTREAM\0');
    if (bytes.length > 0) {
      socket.write(lengthOf(bytes));
      socket.write(bytes);
    }
    socket.write(endOfFile);
    return verdictOf(await readAnswer(socket));
  } finally {
    socket.destroy();
  }
}

function lengthOf({ length }: Uint8Array) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

const endOfFile = Buffer.alloc(4);

/** Ends with NUL, because the command began with `z`; may come in pieces. */
async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket.setEncoding('latin1')) {
    answer += String(piece);
    if (answer.endsWith('\0')) return answer.slice(0, -1);
    if (answer.length > maxAnswerLength) break;
  }
  throw new Error('clamd sent an incomplete response.');
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { isClean: true };
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (signature === undefined) throw new Error(`clamd gave no verdict: ${answer}`);
  return { isClean: false, signature };
}
