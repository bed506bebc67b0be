import { freePort } from '../../api/testing/free-port';
import { readConfiguration } from '../start/configuration';
import { startApi } from '../start/start-api';
import { startSite } from '../start/start-site';

/** Starts the site server for some releases on a free port of this machine. */
export async function startLocalSite(
  releasesFolder: string,
  apiUrl: string,
  environment?: Record<string, string>,
) {
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    RELEASES_DIR: releasesFolder,
  };
  return startSite(readConfiguration(settings), apiUrl, environment);
}

/** Starts the API on a folder of its own; one without data gets the demo's. */
export const startLocalApi = (dataFolder: string) =>
  startApi(readConfiguration({ DATA_DIR: dataFolder, DEMO_DATA: '1' }));
