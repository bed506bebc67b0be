import { rename, rm, writeFile } from 'node:fs/promises';

/** The file appears whole or stays as it was, whatever becomes of the disk. */
export async function writeWhole(file: string, content: string | NodeJS.ArrayBufferView) {
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
