import { join } from 'node:path';

/**
 * Invalid on some system: empty, `.`, `..`, with a separator or control character, or with an
 * ending that Windows drops.
 */
const isNone = /^$|[\\/:\p{Cc}]|[. ]$/u;

/** Maximum length of a file name, in bytes. */
const longest = 255;

/**
 * Joins untrusted names, single or separated by `/`, below a folder.
 * @throws if the result would not be inside the folder on every system.
 */
export function joinBelow(folder: string, ...paths: readonly string[]): string {
  const names = paths.flatMap((path) => path.split('/'));
  if (names.some((name) => isNone.test(name) || Buffer.byteLength(name) > longest)) {
    throw new Error(
      `${JSON.stringify(paths.join('/').slice(0, longest))} is not a valid path below the folder.`,
    );
  }
  return join(folder, ...names);
}
