import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { loadParts } from './parts';

// Loads slow modules in advance, so that a later start is quick.

const packageFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ dependencies: v.record(v.string(), v.string()) }),
);

/** Loads external packages only; `loadSources` loads those of the project. */
export async function loadPackages() {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const names = Object.keys(v.parse(packageFile, text).dependencies);
  await Promise.all(
    names.filter((name) => !name.startsWith('@portal/')).map((name) => import(name)),
  );
}

/** Starts nothing. */
export const loadSources = () =>
  Promise.all([
    loadParts(),
    import('./demo/seed-demo'),
    import('../platform/database/connections'),
    import('../platform/database/database'),
  ]);
