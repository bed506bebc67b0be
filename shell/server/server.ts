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

const stop = () =>
  inBackground(site.log, 'stopping', async () => {
    await site.close();
    process.exit();
  });
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// Whoever started the site has ended, however it ended.
process.once('disconnect', stop);
