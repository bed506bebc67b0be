import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../applications';

/** Replacement by the text in a file of `scripts/deploy/`. */
type Replacements = Readonly<Record<string, string>>;

/** Returns a configuration file for operators, with the addresses of a test. */
export function readDeployConfig(file: string, replacements: Replacements) {
  const text = readFileSync(join(toolsFolder, 'scripts', 'deploy', file), 'utf8');
  return Object.entries(replacements).reduce((filled, [place, own]) => {
    if (!filled.includes(place)) throw new Error(`${file} has no «${place}».`);
    return filled.replaceAll(place, own);
  }, text);
}

/** Writes logs into the temporary folder of the test's nginx, so they are deleted with it. */
export const ownLogs = { '/var/log/nginx/': '' };

/** The lines where the sites' nginx listens. Without TLS, one `listen` line replaces them. */
export const linesOfTls = `listen 443 ssl http2;
  ssl_certificate /etc/nginx/puente.pem;
  ssl_certificate_key /etc/nginx/puente.key;`;
