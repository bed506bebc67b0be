import { resolve } from 'node:path';
import { readConfig } from '../../api/src/start/config';
import { readKnownOrigins } from '../../shell/server/admission/known-origins';
import { readTrustedProxies } from '../../shell/server/admission/trusted-proxies';
import { readApiUrl } from '../../shell/server/calls/api-url';
import { readLimitFactor } from '../../shell/server/rendering/render-allowance';
import { projectFolder } from '../applications';
import { StartFailure } from './start-failure';

export type StartConfiguration = ReturnType<typeof readConfiguration>;

/** What the environment says of how to start; nonsense in any setting is told before anything is done. */
export function readConfiguration(environment: Record<string, string | undefined>) {
  const { PORT, HOST = 'localhost', API_URL, DATABASE_URL, DEMO_DATA } = environment;
  // The site and the API read these themselves.
  readTrustedProxies(environment['TRUST_PROXY']);
  readLimitFactor(environment['LIMIT_FACTOR']);
  if (!API_URL) readConfig(environment);
  return {
    port: portOf(PORT),
    host: HOST,
    /** What people are told, if the site is known by a name. */
    publicOrigin: readKnownOrigins(environment['PUBLIC_URL']).canonical,
    /** Another host that speaks the contract; without it the project's own API is started. */
    apiUrl: API_URL ? readApiUrl(API_URL) : undefined,
    dataFolder: resolve(projectFolder, environment['DATA_DIR'] ?? 'data'),
    releasesFolder: resolve(projectFolder, environment['RELEASES_DIR'] ?? 'releases'),
    // A database of one's own is not filled with demo people unasked.
    hasDemoData: !API_URL && (DEMO_DATA ?? (DATABASE_URL ? '0' : '1')) === '1',
  };
}

function portOf(text = '8080') {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new StartFailure(`PORT debe ser un puerto entre 1 y 65535, no «${text}».`);
}
