import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { inBackground, outliveForgottenPromises } from '@portal/server/in-background';
import { StartFailure } from '@portal/server/start-failure';
import { readApiUrl } from './settings';
import { createSite } from './site';

const { PORT = '8080', HOST = 'localhost', RELEASES_DIR = 'releases' } = process.env;

async function start() {
  const {
    API_URL = '',
    PUBLIC_URL,
    TRUST_PROXY,
    PINS_KEY,
    LIMIT_FACTOR,
    RELEASE_GUARD,
  } = process.env;
  const site = await createSite({
    releasesFolder: resolve(RELEASES_DIR),
    apiUrl: readApiUrl(API_URL),
    publicUrl: PUBLIC_URL,
    trustProxy: TRUST_PROXY,
    pinsKey: PINS_KEY,
    limitFactor: LIMIT_FACTOR,
    releaseGuard: RELEASE_GUARD,
  });
  outliveForgottenPromises(site.log);
  await site.listen({ port: Number(PORT), host: HOST });
  process.send?.('ready');
  // The last: whoever started the site has ended, however it ended.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) {
    process.on(event, () => inBackground(site.log, 'stopping', () => stop(site)));
  }
}

/** Calls under way may take so long to end, in milliseconds, and the whole process a little longer. */
const maxCall = 10_000;
const maxStop = 15_000;

async function stop(site: Awaited<ReturnType<typeof createSite>>) {
  // Whoever still sends, or waits for an API that hangs, is parted from.
  setTimeout(() => site.server.closeAllConnections(), maxCall).unref();
  setTimeout(() => process.exit(1), maxStop).unref();
  await site.close();
  process.exit();
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : inspect(error)}\n`);
  process.exit(1);
}
