import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../applications';
import { copyTo, writeFileAt } from './package-files';
import { compress } from './packed-files';

const installed = join(toolsFolder, 'node_modules/@electric-sql/pglite/dist');

/** Files of the embedded database by the path at which its bundled code looks for them. */
const places = {
  'programs/initdb.wasm': 'initdb.wasm',
  'pg_trgm.tar.gz': 'pg_trgm.tar.gz',
};

/**
 * Copies the files that the embedded database reads at runtime. Two large ones are compressed, and
 * the API decompresses them.
 */
export function copyDatabase(into: string) {
  for (const [place, file] of Object.entries(places)) {
    copyTo(join(into, place), join(installed, file));
  }
  for (const file of ['pglite.wasm', 'pglite.data']) {
    const content = compress(readFileSync(join(installed, file)));
    writeFileAt(join(into, 'programs', `${file}.br`), content);
  }
}
