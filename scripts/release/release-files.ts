import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { integrityOf } from '@portal/releases/integrity';

/** Paths of what is no folder, links as well, in a folder and below it, relative to it. */
export async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Size and hash of a file, the hash in the form that pages demand of their scripts. */
export async function measureFile(file: string) {
  const content = await readFile(file);
  return { bytes: content.byteLength, integrity: integrityOf(content) };
}
