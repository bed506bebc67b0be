import { once } from 'node:events';
import { StartFailure } from '@portal/server/start-failure';
import { exitOf, startChild } from './child';
import type { StartConfiguration } from './configuration';
import { programs } from './origin';

type SiteConfiguration = Pick<StartConfiguration, 'port' | 'host' | 'releasesFolder'>;

export const startSite = (
  configuration: SiteConfiguration,
  apiUrl: string,
  environment?: Record<string, string>,
) => openSite(beginSite(configuration, apiUrl, environment));

/** Loads the live releases, but accepts no requests until it is opened. */
export function beginSite(
  { port, host, releasesFolder }: SiteConfiguration,
  apiUrl: string,
  environment: Record<string, string> = {},
) {
  const child = startChild(programs.site, ['--wait'], {
    environment: {
      ...environment,
      PORT: String(port),
      HOST: host,
      API_URL: apiUrl,
      RELEASES_DIR: releasesFolder,
    },
    stdio: 'inherit',
  });
  return { child, address: `http://${host}:${port}` };
}

/** Resolves when the site answers. */
export async function openSite({ child, address }: ReturnType<typeof beginSite>) {
  const isOpen = once(child, 'message');
  if (child.connected) child.send('open');
  const isReady = await Promise.race([isOpen.then(() => true), exitOf(child).then(() => false)]);
  // The server has already printed the reason.
  if (!isReady) throw new StartFailure();
  return { child, address };
}
