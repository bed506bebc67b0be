import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

/** Start of each delta, followed by the SHA-256 of its dictionary (RFC 9842 §5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

let isReady: Promise<void> | undefined;

/** Loads the compressor on first use. A failure is not cached. */
const ready = () =>
  (isReady ??= init().catch((failure: unknown) => {
    isReady = undefined;
    throw failure;
  }));

/** SHA-256 in base64url, by which browsers name a dictionary that they have. */
export const dictionaryHash = (dictionary: Buffer) => hashOf(dictionary).toString('base64url');

export const deltaEnding = '.dcz';

/** File name of a script's delta for a dictionary. */
export const deltaFile = (script: string, hash: string) => `${script}.${hash}${deltaEnding}`;

/** Page dictionary, next to the scripts of a shell. */
export const pageDictionaryFile = 'pages.dat';

/**
 * True for deltas and page dictionaries, including unfinished ones. They are not part of the build.
 */
export const isForDeltas = (file: string) =>
  /^(?:[\w.-]+\.js\.[\w-]{43}\.dcz|pages\.dat)(?:\.[\w-]+)?$/.test(file);

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/**
 * Compresses content with a raw dictionary (Zstandard). Level 19 gives the smallest result; level
 * 12 takes a fifth of the time for a page.
 */
export async function makeDelta(
  dictionary: Buffer,
  content: Buffer,
  level: 12 | 19,
): Promise<Buffer> {
  await ready();
  const context = createCCtx();
  try {
    const compressed = compressUsingDict(context, content, dictionary, level);
    return Buffer.concat([magic, hashOf(dictionary), compressed]);
  } finally {
    freeCCtx(context);
  }
}

/** Content of a delta. Throws if it is damaged or belongs to another dictionary. */
export async function readDelta(dictionary: Buffer, delta: Buffer): Promise<Buffer> {
  const head = Buffer.concat([magic, hashOf(dictionary)]);
  if (!delta.subarray(0, head.length).equals(head)) {
    throw new Error('The delta does not belong to this dictionary, or is damaged.');
  }
  await ready();
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, delta.subarray(head.length), dictionary));
  } finally {
    freeDCtx(context);
  }
}
