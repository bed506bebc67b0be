import { resolve } from 'node:path';
import { inBackground, outliveForgottenPromises } from '@portal/server/in-background';
import { createSite } from './site';

const {
  PORT = '8080',
  HOST = 'localhost',
  API_URL,
  PUBLIC_URL,
  TRUST_PROXY,
  PINS_KEY,
  LIMIT_FACTOR,
  RELEASES_DIR = 'releases',
} = process.env;
if (!API_URL) throw new Error('API_URL must tell where the API is.');

const site = await createSite({
  releasesFolder: resolve(RELEASES_DIR),
  apiUrl: API_URL,
  publicUrl: PUBLIC_URL,
  trustProxy: TRUST_PROXY,
  pinsKey: PINS_KEY,
  limitFactor: LIMIT_FACTOR,
});
outliveForgottenPromises(site.log);
await site.listen({ port: Number(PORT), host: HOST });
process.send?.('ready');

/** Calls under way may take so long to end, in milliseconds, and the whole process a little longer. */
const longestCall = 10_000;
const longestStop = 15_000;

async function stop() {
  // Whoever still sends, or waits for an API that hangs, is parted from.
  setTimeout(() => site.server.closeAllConnections(), longestCall).unref();
  setTimeout(() => process.exit(1), longestStop).unref();
  await site.close();
  process.exit();
}

// The last: whoever started the site has ended, however it ended.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) {
  process.on(event, () => inBackground(site.log, 'stopping', stop));
}
