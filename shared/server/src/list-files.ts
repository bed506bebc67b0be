import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths of what is no folder, links as well, in a folder and below it, relative to it. */
export const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
