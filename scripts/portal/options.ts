import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryFolder } from '../applications';

export type TestOptions = {
  /** The store that was named, by `--releases` or RELEASES_DIR. */
  readonly store: string | undefined;
  /** For the program that runs the browser tests. */
  readonly args: readonly string[];
  readonly help: boolean;
  readonly version: boolean;
};

/** What stands behind `portal test`; nothing, if it is not understood. */
export function readTestOptions(args: readonly string[]): TestOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        releases: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', default: false },
      },
    });
    const { releases = process.env['RELEASES_DIR'], help, version } = values;
    return {
      store: releases === undefined ? undefined : resolve(releases),
      args: positionals,
      help,
      version,
    };
  } catch {
    return undefined;
  }
}

/** Where a build goes when no store is named. */
export const ownReleases = join(repositoryFolder, 'releases');

/** A store that is not there was misspelt: nothing is looked for in it, and none is made. */
export function refuseMissing(store: string | undefined) {
  if (store === undefined || existsSync(store)) return;
  throw new Error(`No existe el almacén de versiones ${store}; revisa --releases o RELEASES_DIR.`);
}
