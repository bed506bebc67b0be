import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { joinBelow } from '@portal/server/join-below';
import { listFiles } from '@portal/server/list-files';
import * as v from 'valibot';

/** File with the releases in the packed tools. */
export const packedReleases = 'releases.br';

const sizes = v.record(v.string(), v.number());

/**
 * Similar modules of many pages are far apart in the data, so the window is as large as possible.
 */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

export const compress = (content: Buffer) => brotliCompressSync(content, { params });

/** Compresses the wanted files into one: a line with names and sizes, then all contents. */
export function packFiles(folder: string, isWanted: (file: string) => boolean) {
  const files = listFiles(folder).filter(isWanted);
  const contents = files.map((file) => readFileSync(join(folder, file)));
  const head = Object.fromEntries(files.map((file, place) => [file, contents[place]?.length]));
  return compress(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...contents]));
}

export function unpackFiles(packed: Buffer, folder: string) {
  const all = brotliDecompressSync(packed);
  let start = all.indexOf('\n') + 1;
  const head = v.parse(sizes, JSON.parse(all.toString('utf8', 0, start)));
  for (const [file, size] of Object.entries(head)) {
    const path = joinBelow(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, all.subarray(start, start + size));
    start += size;
  }
}
