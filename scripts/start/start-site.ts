import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '@portal/server/start-failure';
import { exitOf, startChild } from './child';
import type { StartConfiguration } from './configuration';

/** Starts the site server in front of an API, and has it render its first page. */
export async function startSite(
  { port, host, releasesFolder }: Pick<StartConfiguration, 'port' | 'host' | 'releasesFolder'>,
  apiUrl: string,
  environment: Record<string, string> = {},
) {
  const child = startChild(fileURLToPath(import.meta.resolve('shell/server')), [], {
    environment: {
      ...environment,
      PORT: String(port),
      HOST: host,
      API_URL: apiUrl,
      RELEASES_DIR: releasesFolder,
    },
    stdio: 'inherit',
  });
  const isReady = await Promise.race([
    once(child, 'message').then(() => true),
    exitOf(child).then(() => false),
  ]);
  // It has said in its own words why it cannot start.
  if (!isReady) throw new StartFailure();
  return { child, address: `http://${host}:${port}` };
}
