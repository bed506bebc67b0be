import { beginCopy } from '@portal/releases/bucket/begin-copy';
import { openReleasesBucket } from '@portal/releases/bucket/open-releases-bucket';
import { endingSignals } from '@portal/server/ending-signals';
import { stderrLog, inBackground } from '@portal/server/in-background';
import { paths } from '@portal/kit/routing/paths';
import { checkFolder, checkPort, chooseApiPort } from './check-environment';
import { stopChildren } from './child';
import {
  publishCommand,
  readConfiguration,
  readOptions,
  type StartConfiguration,
} from './configuration';
import { announceDemoAccounts } from './demo-accounts';
import { restartOnExit } from './restart-on-exit';
import { words } from './origin';
import { planReleases } from './plan-releases';
import { buildChanges, publishChanges } from './publish-changes';
import { startApi } from './start-api';
import { reportFailure } from './report-failure';
import { beginSite, openSite } from './start-site';

const stopping = new AbortController();

for (const signal of endingSignals) {
  process.on(signal, () => stopInBackground(0));
}

try {
  await start(readConfiguration(process.env), readOptions(process.argv.slice(2)));
} catch (error) {
  if (!stopping.signal.aborted) reportFailure(error);
  await stop(1);
}

async function start(configuration: StartConfiguration, options: ReturnType<typeof readOptions>) {
  const { port, host, dataFolder, releasesFolder } = configuration;
  const startedAt = performance.now();
  await checkPort(port, host);
  checkFolder(dataFolder, 'DATA_DIR');
  checkFolder(releasesFolder, 'RELEASES_DIR');

  await beginCopy({ releasesFolder, bucket: openReleasesBucket(process.env, releasesFolder) });
  const { published, leftAlone } = await planReleases(releasesFolder, options);
  console.log(
    `Preparando el sitio: ${published.length > 0 ? `${words.supplying} y ` : ''}se abre la base de datos…`,
  );
  const apiUrl = configuration.apiUrl ?? `http://127.0.0.1:${await chooseApiPort()}`;
  // Starts the site while the API starts, unless releases must be published first.
  let begun = published.length === 0 ? beginSite(configuration, apiUrl) : undefined;
  const { firstLink } = await prepareParts(configuration, { apiUrl, published });
  const openOrStartSite = () => {
    const site = begun ?? beginSite(configuration, apiUrl);
    begun = undefined;
    return openSite(site);
  };
  const site = await restartOnExit('El sitio', openOrStartSite, stopping.signal);
  await renderFirstPage(site.address, configuration);
  const address = configuration.publicOrigin ?? site.address;
  announce(address, configuration, performance.now() - startedAt);
  announceFirstLink(address, firstLink);
  tellDifferences(leftAlone);
}

/** Publishes last, so that a failed start leaves the live releases unchanged. */
async function prepareParts(
  configuration: StartConfiguration,
  { apiUrl, published }: { readonly apiUrl: string; readonly published: readonly string[] },
) {
  const { port, host, releasesFolder } = configuration;
  if (published.length === 0) return reachApi(configuration, apiUrl);
  const [api] = await Promise.all([
    reachApi(configuration, apiUrl),
    buildChanges(releasesFolder, published),
  ]);
  // Building takes long, so another process may use the port by now.
  await checkPort(port, host);
  await publishChanges(releasesFolder, published);
  return api;
}

/** Uses the public host name, because the site answers to no other. */
async function renderFirstPage(address: string, { publicOrigin = address }: StartConfiguration) {
  const headers = { host: new URL(publicOrigin).host };
  const answer = await fetch(new URL(paths.home, address), { headers });
  await answer.text();
}

type Api = { firstLink?: string | undefined };

async function reachApi(configuration: StartConfiguration, apiUrl: string): Promise<Api> {
  if (configuration.apiUrl) return {};
  // A restarted API must use the same port, because the site knows that address.
  const { port } = new URL(apiUrl);
  return restartOnExit('La API', () => startApi(configuration, port), stopping.signal);
}

function announce(address: string, { hasDemoData }: StartConfiguration, duration: number) {
  console.log(`\n  Listo en ${(duration / 1000).toFixed(1)} s: ${address}\n`);
  if (hasDemoData) announceDemoAccounts();
  console.log('  Ctrl+C para detener.');
}

/** Without accounts, the operator creates the first one. */
function announceFirstLink(address: string, link: string | undefined) {
  if (link === undefined) return;
  console.log('\n  Todavía no hay cuentas. Crea la primera, de administración, en esta dirección,');
  console.log('  que vale una hora y sirve una vez:\n');
  console.log(`    ${new URL(link, address).href}\n`);
}

const stopInBackground = (exitCode: number) =>
  inBackground(stderrLog, 'stopping', () => stop(exitCode));

function tellDifferences(leftAlone: readonly string[]) {
  if (leftAlone.length === 0) return;
  const names = new Intl.ListFormat('es').format(leftAlone);
  console.log(
    `  ${words.origin(names)} difieren de lo que está en vivo; para publicarlas: ${publishCommand}`,
  );
}

/** The exit code is an error if a part was killed or could not finish its work. */
async function stop(exitCode: number) {
  if (stopping.signal.aborted) return;
  stopping.abort();
  const codes = await stopChildren();
  process.exit(exitCode || (codes.every((code) => code === 0) ? 0 : 1));
}
