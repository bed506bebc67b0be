import { randomUUID } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';
import { errorCode } from '@portal/server/error-code';

/** Replaces a file atomically by renaming a draft. */
export async function writeWhole(file: string, content: string | NodeJS.ArrayBufferView) {
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Creates a file atomically. Keeps an existing one, so the first of several writers counts. */
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
