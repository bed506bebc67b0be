import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryFolder } from '../applications';

export type TestOptions = {
  /** The store named by `--releases` or RELEASES_DIR. */
  readonly store: string | undefined;
  /** Arguments for Playwright. */
  readonly args: readonly string[];
  readonly help: boolean;
  readonly version: boolean;
};

/** Returns undefined if the arguments are invalid. */
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

/** Default store of a build. */
export const ownReleases = join(repositoryFolder, 'releases');

/** Fails if the named store does not exist: the name is probably misspelt. */
export function refuseMissing(store: string | undefined) {
  if (store === undefined || existsSync(store)) return;
  throw new Error(`No existe el almacén de versiones ${store}; revisa --releases o RELEASES_DIR.`);
}
