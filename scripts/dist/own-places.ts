import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../applications';
import { isReplaced } from './replaced-sources';

/**
 * Sources that look for files in their own folder, which in a tree is the program's folder. These
 * files exist there.
 */
const known = new Set([
  // Its worker, a separate program.
  'api/src/platform/database/embedded-database.ts',
  // Its worker.
  'api/src/people/accounts/passwords/password-strength.ts',
  // The parent folder, which is the tree.
  'scripts/dist/tree/applications.ts',
  // `../public`.
  'shell/server/site.ts',
]);

/**
 * Fails if a source would look for a file that a tree does not have. Sources are paths in the
 * project.
 */
export function refuseStrangePlaces(sources: readonly string[]) {
  const strange = sources.filter((source) => !known.has(source) && looksAround(source));
  if (strange.length === 0) return;
  throw new Error(
    `${strange.join(', ')}: looks for files in its own folder. If a tree has them there, list the source in scripts/dist/own-places.ts; otherwise add its package to installedPackages in scripts/dist/program-options.ts.`,
  );
}

/** Matches code that asks for its own path or for a neighbouring file. */
const place =
  /\bimport\.meta\.(url|dirname|filename|resolve)\b|\b__(dir|file)name\b|\brequire\.resolve\b/;

const looksAround = (source: string) =>
  !isReplaced(source) && place.test(readFileSync(join(toolsFolder, source), 'utf8'));
