import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '@portal/server/list-files';

/** In bytes. A compressed copy of a smaller file saves no packet. */
const smallestFile = 1024;

/** Writes Brotli and gzip copies of compressible files, so that requests need no compression. */
export async function compressFiles(folder: string) {
  const files = listFiles(folder).filter((file) => /\.(css|js|otf|svg|ttf|vtt)$/.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string) {
  const content = await readFile(file);
  if (content.byteLength < smallestFile) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((br) => writeFile(`${file}.br`, br)),
    promisify(gzip)(content, { level: 9 }).then((gz) => writeFile(`${file}.gz`, gz)),
  ]);
}
