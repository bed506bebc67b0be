import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../applications';

/** By what stands in a file of `scripts/deploy/`, what a test puts there. */
type Replacements = Readonly<Record<string, string>>;

/** Settings that an operator copies, with the addresses of a test. */
export function deployed(file: string, replacements: Replacements) {
  const text = readFileSync(join(toolsFolder, 'scripts', 'deploy', file), 'utf8');
  return Object.entries(replacements).reduce((filled, [place, own]) => {
    if (!filled.includes(place)) throw new Error(`${file} has no «${place}».`);
    return filled.replaceAll(place, own);
  }, text);
}
