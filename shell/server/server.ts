import { once } from 'node:events';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { openReleasesBucket } from '@portal/releases/bucket/open-releases-bucket';
import { endingSignals } from '@portal/server/ending-signals';
import { inBackground, surviveUnhandledRejections } from '@portal/server/in-background';
import { serveMetrics } from '@portal/server/serve-metrics';
import { StartFailure } from '@portal/server/start-failure';
import { followBucket } from './releases/follow-bucket';
import { createSiteMetrics } from './metrics/metrics';
import { readApiUrl, readSettings, siteSettings } from './settings';
import { createSite } from './site';

const { PORT = '8080', HOST = 'localhost', RELEASES_DIR = 'releases' } = process.env;

async function start() {
  const { API_URL = '', PINS_KEY } = process.env;
  const settings = siteSettings(process.env);
  const at = readSettings(settings).metrics;
  const metrics = at && createSiteMetrics();
  const releasesFolder = resolve(RELEASES_DIR);
  const bucket = openReleasesBucket(process.env, releasesFolder);
  const site = await createSite({
    ...settings,
    releasesFolder,
    bucket,
    apiUrl: readApiUrl(API_URL),
    overridesKey: PINS_KEY,
    metrics,
  });
  surviveUnhandledRejections(site.log);
  if (bucket) {
    const stopFollowing = await followBucket({ releasesFolder, bucket, log: site.log });
    site.addHook('onClose', stopFollowing);
  }
  if (metrics)
    await serveMetrics(metrics, { ...at, logger: site.log, setting: 'SITE_METRICS_PORT' });
  const stopping = stopOnSignal(site);
  // The parent process also starts the API and sends a message when it is ready.
  if (process.argv.includes('--wait')) await once(process, 'message');
  try {
    await site.listen({ port: Number(PORT), host: HOST });
  } catch (error) {
    // Ignores the error if the process was told to end meanwhile.
    if (stopping.aborted) return;
    throw error;
  }
  process.send?.('ready');
}

type RunningSite = Awaited<ReturnType<typeof createSite>>;

/** Registered before listening, because a client may stop the site after its first answer. */
function stopOnSignal(site: RunningSite) {
  const stopping = new AbortController();
  const end = () => {
    stopping.abort();
    inBackground(site.log, 'stopping', () => stop(site));
  };
  // `disconnect` means that the parent process has ended.
  for (const event of [...endingSignals, 'disconnect']) process.on(event, end);
  if (process.send && !process.connected) end();
  return stopping.signal;
}

/** Time limits of a shutdown, in milliseconds: for open calls and for the whole process. */
const maxCall = 10_000;
const maxStop = 15_000;

async function stop(site: RunningSite) {
  // Closes connections that still send or wait for the API.
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
