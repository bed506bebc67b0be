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

/** What a delta is called in `Accept-Encoding` and `Content-Encoding`. */
export const deltaEncoding = 'dcz';

/** Begins each delta; the hash of its dictionary follows (RFC 9842 §5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

let isReady: Promise<void> | undefined;

/** Loads the compressor once, for who needs it. */
const ready = () => (isReady ??= init());

/** What a browser calls the bytes that it has, in base64url. */
export const dictionaryHash = (dictionary: Buffer) => hashOf(dictionary).toString('base64url');

/** Beside a script of a release, what it differs by from a dictionary. */
export const deltaFile = (script: string, hash: string) => `${script}.${hash}.${deltaEncoding}`;

/** One that is being written as well. */
export const isDeltaFile = (file: string) => /^[\w.-]+\.js\.[\w-]{43}\.dcz(?:\.\d+)?$/.test(file);

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/**
 * The content for whoever has the dictionary: Zstandard with the dictionary as raw content. Level 19 makes
 * the smallest one, level 9 takes a tenth of its time.
 */
export async function makeDelta(
  dictionary: Buffer,
  content: Buffer,
  level: 9 | 19,
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
