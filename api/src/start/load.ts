import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { loadParts } from './parts';

// For a process that shall start soon: what takes long is loaded before it has to.

const packageFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ dependencies: v.record(v.string(), v.string()) }),
);

/** Loads the packages that the API needs; those of the project are sources as well, so they come later. */
export async function loadPackages() {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const names = Object.keys(v.parse(packageFile, text).dependencies);
  await Promise.all(
    names.filter((name) => !name.startsWith('@portal/')).map((name) => import(name)),
  );
}

/** Loads the sources as they are now, without starting anything. */
export const loadSources = () =>
  Promise.all([
    loadParts(),
    import('./demo/seed-demo'),
    import('../platform/database/connections'),
    import('../platform/database/database'),
  ]);
