import { statSync } from 'node:fs';

/** Also true for a link to a file. */
export const isFile = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true;
