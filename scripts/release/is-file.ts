import { statSync } from 'node:fs';

/** Whether there is a file at a path, or a link to one. */
export const isFile = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true;
