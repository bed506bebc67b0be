import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../applications';
import { copyTo, writeFileAt } from './package-files';
import { compress } from './packed-files';

const installed = join(toolsFolder, 'node_modules/@electric-sql/pglite/dist');

/** By where the code of the embedded database looks for a file of it, once that code is in a program. */
const places = {
  'programs/initdb.wasm': 'initdb.wasm',
  'pg_trgm.tar.gz': 'pg_trgm.tar.gz',
};

/** Copies what the embedded database reads as it runs; the two large files, which it is given, are compressed. */
export function copyDatabase(into: string) {
  for (const [place, file] of Object.entries(places)) {
    copyTo(join(into, place), join(installed, file));
  }
  for (const file of ['pglite.wasm', 'pglite.data']) {
    const content = compress(readFileSync(join(installed, file)));
    writeFileAt(join(into, 'programs', `${file}.br`), content);
  }
}
