import { randomUUID } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';
import { errorCode } from '@portal/server/error-code';

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

/** The file appears whole, unless there is one: of several who write it at once, the first one counts. */
export async function writeOnce(
  file: string,
  content: string | NodeJS.ArrayBufferView,
  mode = 0o666,
) {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { mode });
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
