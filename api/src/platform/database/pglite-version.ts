import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const packageJson = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));
const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');

/** Only the exact version can open a copied data directory. */
export const pgliteVersion = v.parse(
  packageJson,
  readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'),
).version;
