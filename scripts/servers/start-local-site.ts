import { freePort } from '../../api/testing/free-port';
import { startSite } from '../start/start-site';

/** Uses a free local port. */
export const startLocalSite = async (
  releasesFolder: string,
  apiUrl: string,
  environment?: Record<string, string>,
) => startSite({ releasesFolder, host: '127.0.0.1', port: await freePort() }, apiUrl, environment);
