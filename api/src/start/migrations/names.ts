import { readdirSync } from 'node:fs';

/**
 * Sorted by name. A released migration must never change. Production builds contain the finished
 * list.
 */
export const names: readonly string[] = readdirSync(import.meta.dirname)
  .filter((file) => /^\d{4}-.*\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();
