import { join } from 'node:path';

/** What is no name on some system: empty, this folder or the one above, of several parts, or with an end that it drops. */
const isNone = /^$|[\\/:\p{Cc}]|[. ]$/u;

/** The longest name that file systems take, in bytes. */
const longest = 255;

/**
 * A path below a folder, of names from elsewhere: with `/` between them or one by one. Whatever they may be,
 * it is below that folder on every system, or this throws.
 */
export function joinBelow(folder: string, ...paths: readonly string[]): string {
  const names = paths.flatMap((path) => path.split('/'));
  if (names.some((name) => isNone.test(name) || Buffer.byteLength(name) > longest)) {
    throw new Error(`${JSON.stringify(paths.join('/').slice(0, longest))} no es una ruta de aquí.`);
  }
  return join(folder, ...names);
}
