import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const packageJson = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));
const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');

/** A data directory can only be copied for the very version that made it. */
export const pgliteVersion = v.parse(
  packageJson,
  readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'),
).version;
