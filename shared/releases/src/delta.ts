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

/** Begins each delta; the hash of its dictionary follows (RFC 9842 §5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

let isReady: Promise<void> | undefined;

/** Loads the compressor once, for who needs it; what failed is tried again for the next one. */
const ready = () =>
  (isReady ??= init().catch((failure: unknown) => {
    isReady = undefined;
    throw failure;
  }));

/** What a browser calls the bytes that it has, in base64url. */
export const dictionaryHash = (dictionary: Buffer) => hashOf(dictionary).toString('base64url');

export const deltaEnding = '.dcz';

/** Beside a script of a release, what it differs by from a dictionary. */
export const deltaFile = (script: string, hash: string) => `${script}.${hash}${deltaEnding}`;

/** Beside the scripts of a shell, the dictionary of its pages. */
export const pageDictionaryFile = 'pages.dat';

/**
 * What a release has beside what was built, for who fetches less with it: deltas and the dictionary of pages,
 * also while they are being written.
 */
export const isForDeltas = (file: string) =>
  /^(?:[\w.-]+\.js\.[\w-]{43}\.dcz|pages\.dat)(?:\.[\w-]+)?$/.test(file);

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/**
 * The content for whoever has the dictionary: Zstandard with the dictionary as raw content. Level 19 makes
 * the smallest one, level 12 takes a fifth of its time for a page.
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

/** The content of a delta; fails if it is damaged, or is one of another dictionary. */
export async function readDelta(dictionary: Buffer, delta: Buffer): Promise<Buffer> {
  const head = Buffer.concat([magic, hashOf(dictionary)]);
  if (!delta.subarray(0, head.length).equals(head)) {
    throw new Error('This is no delta of that dictionary.');
  }
  await ready();
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, delta.subarray(head.length), dictionary));
  } finally {
    freeDCtx(context);
  }
}
