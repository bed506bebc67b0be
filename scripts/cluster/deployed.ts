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

/** Logs lie in the folder of an nginx that a test runs, and go with it. */
export const ownLogs = { '/var/log/nginx/': '' };

/** Where the sites' nginx listens; one without TLS has a line of its own. */
export const linesOfTls = `listen 443 ssl http2;
  ssl_certificate /etc/nginx/puente.pem;
  ssl_certificate_key /etc/nginx/puente.key;`;
