import { resolve } from 'node:path';
import { readApiUrl, readSettings, siteSettings } from 'shell/settings';
import { StartFailure } from '@portal/server/start-failure';
import { readConfig } from '../../api/src/start/config';
import { repositoryFolder } from '../applications';

export type StartConfiguration = ReturnType<typeof readConfiguration>;

/** What the environment says of how to start; nonsense in any setting is told before anything is done. */
export function readConfiguration(environment: Record<string, string | undefined>) {
  const { PORT, HOST = 'localhost', API_URL, DATABASE_URL, DEMO_DATA } = environment;
  // The site and the API read these themselves.
  const { origins } = readSettings(siteSettings(environment));
  if (!API_URL) readConfig(environment);
  return {
    port: portOf(PORT),
    host: HOST,
    /** What people are told, if the site is known by a name. */
    publicOrigin: origins.canonical,
    /** Another host that speaks the contract; without it the project's own API is started. */
    apiUrl: API_URL ? readApiUrl(API_URL) : undefined,
    dataFolder: resolve(repositoryFolder, environment['DATA_DIR'] ?? 'data'),
    releasesFolder: resolve(repositoryFolder, environment['RELEASES_DIR'] ?? 'releases'),
    // A database of one's own is not filled with demo people unasked.
    hasDemoData: !API_URL && (DEMO_DATA ?? (DATABASE_URL ? '0' : '1')) === '1',
  };
}

const publishOption = '--publish';

/** How a person makes live what the sources make. */
export const publishCommand = `npm start -- ${publishOption}`;

/** What the person who starts asks for beside the settings. */
export function readOptions(args: readonly string[]) {
  const unknown = args.find((arg) => arg !== publishOption);
  if (unknown !== undefined) {
    throw new StartFailure(`npm start solo conoce la opción ${publishOption}, no «${unknown}».`);
  }
  return { isPublishing: args.includes(publishOption) };
}

function portOf(text = '8080') {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new StartFailure(`PORT debe ser un puerto entre 1 y 65535, no «${text}».`);
}
