// Replaces `api/src/platform/database/embedded-files.mjs` in the packed tools.
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';

const read = async (name) =>
  brotliDecompressSync(await readFile(new URL(`./${name}.br`, import.meta.url)));

export async function embeddedFiles() {
  const [program, data] = await Promise.all(['pglite.wasm', 'pglite.data'].map(read));
  return { pgliteWasmModule: await WebAssembly.compile(program), fsBundle: new Blob([data]) };
}
