import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryFolder, toolsFolder } from '../applications';

export type TestOptions = {
  /** The store that was named, by `--releases` or RELEASES_DIR. */
  readonly store: string | undefined;
  /** For the program that runs the browser tests. */
  readonly args: readonly string[];
};

/** What stands behind `portal test`; fails with how it is used. */
export function readTestOptions(args: readonly string[]): TestOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { releases: { type: 'string' } },
    });
    const store = values.releases ?? process.env['RELEASES_DIR'];
    return { store: store === undefined ? undefined : resolve(store), args: positionals };
  } catch (cause) {
    // Node says in English what it does not understand.
    throw new Error(
      'Uso: npm run portal -- test [--releases <carpeta>] [-- opciones de las pruebas de navegador]',
      { cause },
    );
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
