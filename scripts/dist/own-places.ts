import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../applications';
import { hasStandIn } from './stand-ins';

/**
 * Sources that look for files by their own place, which in a tree is that of the program. Of each, what it
 * looks for lies there.
 */
const known = new Set([
  // The worker, a program of its own.
  'api/src/platform/database/embedded-database.ts',
  // The worker.
  'api/src/people/accounts/passwords/password-strength.ts',
  // The folder above: that of the tree.
  'scripts/dist/tree/applications.ts',
  // `../public`.
  'shell/server/site.ts',
]);

/** Fails if a source, by its path in the project, of a program would look for a file that no tree has. */
export function refuseStrangePlaces(sources: readonly string[]) {
  const strange = sources.filter((source) => !known.has(source) && looksAround(source));
  if (strange.length === 0) return;
  throw new Error(
    `${strange.join(', ')}: finds files by its own place, so a production tree needs to know what for (scripts/dist/own-places.ts), or to have its package installed (scripts/dist/program-options.ts).`,
  );
}

/** How a module asks where it lies, and where a file beside it does. */
const place =
  /\bimport\.meta\.(url|dirname|filename|resolve)\b|\b__(dir|file)name\b|\brequire\.resolve\b/;

const looksAround = (source: string) =>
  !hasStandIn(source) && place.test(readFileSync(join(toolsFolder, source), 'utf8'));
