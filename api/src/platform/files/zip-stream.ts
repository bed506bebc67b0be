import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import { unixFile } from './zip-entry';

export type ZipEntry = { name: string; bytes: Uint8Array };

/**
 * Creates a ZIP while it is sent. PDFs are not compressed again, but marked as deflated: in a
 * stream, Java reads stored entries only if their size comes first.
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
