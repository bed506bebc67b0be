import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import { unixFile } from './zip-entry';

export type ZipEntry = { name: string; bytes: Uint8Array };

/**
 * A ZIP file that is made while it is sent, one entry at a time. PDFs are packed already, so nothing is
 * packed; but entries are marked as packed, as Java reads a stream of stored ones only with their size before.
 */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable =>
  Readable.from(packed(entries), { objectMode: false });

async function* packed(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, bytes } of entries) {
    const file = Object.assign(new ZipDeflate(name, { level: 0 }), unixFile);
    zip.add(file);
    file.push(bytes, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks;
}
