import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryFolder, toolsFolder } from '../applications';

export type PortalOptions = {
  /** The store that was named, by `--releases` or RELEASES_DIR. */
  readonly store: string | undefined;
  readonly message: string | undefined;
};

/** What stands on the command line; nothing, if it makes no sense. */
export function readCommandLine(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        releases: { type: 'string' },
        message: { type: 'string', short: 'm' },
      },
    });
    const store = values.releases ?? process.env['RELEASES_DIR'];
    const options: PortalOptions = {
      store: store === undefined ? undefined : resolve(store),
      message: values.message,
    };
    return { positionals, options };
  } catch {
    // Node says in English what it does not understand.
    return undefined;
  }
}

/** What was live when the tools were packed. */
export const storeOfTools = join(toolsFolder, 'releases');

/** Where a build goes when no store is named. */
export const ownReleases = join(repositoryFolder, 'releases');

/** A store that is not there was misspelt: nothing is looked for in it, and none is made. */
export function refuseMissing(store: string | undefined) {
  if (store === undefined || existsSync(store)) return;
  throw new Error(`No existe el almacén de versiones ${store}; revisa --releases o RELEASES_DIR.`);
}
