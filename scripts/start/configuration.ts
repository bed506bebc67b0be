import { resolve } from 'node:path';
import { readApiUrl, readSettings, siteSettings } from 'shell/settings';
import { StartFailure } from '@portal/server/start-failure';
import { readConfig } from '../../api/src/start/config';
import { repositoryFolder } from '../applications';

export type StartConfiguration = ReturnType<typeof readConfiguration>;

/** Invalid settings fail before anything is done. */
export function readConfiguration(environment: Record<string, string | undefined>) {
  const { PORT, HOST = 'localhost', API_URL, DATABASE_URL, DEMO_DATA } = environment;
  // The site and the API read these settings themselves; here they are only checked.
  const { origins } = readSettings(siteSettings(environment));
  if (!API_URL) readConfig(environment);
  return {
    port: portOf(PORT),
    host: HOST,
    /** Origin shown to people, if the site has a public name. */
    publicOrigin: origins.canonical,
    /** Another server with the same contract; if undefined, the project's own API is started. */
    apiUrl: API_URL ? readApiUrl(API_URL) : undefined,
    dataFolder: resolve(repositoryFolder, environment['DATA_DIR'] ?? 'data'),
    releasesFolder: resolve(repositoryFolder, environment['RELEASES_DIR'] ?? 'releases'),
    // Demo data are only written into a configured database on request.
    hasDemoData: !API_URL && (DEMO_DATA ?? (DATABASE_URL ? '0' : '1')) === '1',
  };
}

const publishOption = '--publish';

/** The command that makes the current sources live. */
export const publishCommand = `npm start -- ${publishOption}`;

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
