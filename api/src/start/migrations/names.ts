import { readdirSync } from 'node:fs';

/**
 * The migrations, which are the files beside this one, in the order of their names; one that was released
 * never changes. A production tree has the list ready.
 */
export const names: readonly string[] = readdirSync(import.meta.dirname)
  .filter((file) => /^\d{4}-.*\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();
