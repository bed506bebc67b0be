import { errorOutput, inBackground } from '@portal/server/in-background';
import { paths } from '@portal/kit/routing/paths';
import { checkFolder, checkPort } from './check-environment';
import { stopChildren } from './child';
import {
  publishCommand,
  readConfiguration,
  readOptions,
  type StartConfiguration,
} from './configuration';
import { keepRunning } from './keep-running';
import { planReleases } from './plan-releases';
import { buildChanges, publishChanges } from './publish-changes';
import { startApi } from './start-api';
import { reportFailure } from './report-failure';
import { startSite } from './start-site';

const stopping = new AbortController();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
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

  const { published, leftAlone } = await planReleases(releasesFolder, options);
  console.log(
    `Preparando el sitio: ${published.length > 0 ? 'se construye lo que falta y ' : ''}se abre la base de datos…`,
  );
  const api = await prepareParts(configuration, published);
  const site = await keepRunning(
    'El sitio',
    () => startSite(configuration, api.address),
    stopping.signal,
  );
  await renderFirstPage(site.address, configuration);
  const address = configuration.publicOrigin ?? site.address;
  announce(address, configuration, performance.now() - startedAt);
  announceFirstLink(address, api.firstLink);
  tellDifferences(leftAlone);
}

/** What is live changes last: a start that fails leaves it as it was. */
async function prepareParts(configuration: StartConfiguration, published: readonly string[]) {
  const { port, host, releasesFolder } = configuration;
  if (published.length === 0) return reachApi(configuration);
  const [api] = await Promise.all([
    reachApi(configuration),
    buildChanges(releasesFolder, published),
  ]);
  // Building takes so long that somebody else may have taken the port.
  await checkPort(port, host);
  await publishChanges(releasesFolder, published);
  return api;
}

/** By the name that the site is known by, as it answers to no other. */
async function renderFirstPage(address: string, { publicOrigin = address }: StartConfiguration) {
  const headers = { host: new URL(publicOrigin).host };
  const answer = await fetch(new URL(paths.home, address), { headers });
  await answer.text();
}

type Api = { address: string; firstLink?: string | undefined };

async function reachApi(configuration: StartConfiguration): Promise<Api> {
  if (configuration.apiUrl) return { address: configuration.apiUrl };
  let port = process.env['API_PORT'];
  const startOnPort = async () => {
    const api = await startApi(configuration, port);
    // The site goes on to look for it there when it is started again.
    ({ port } = new URL(api.address));
    return api;
  };
  return keepRunning('La API', startOnPort, stopping.signal);
}

function announce(address: string, { hasDemoData }: StartConfiguration, duration: number) {
  console.log(`\n  Listo en ${(duration / 1000).toFixed(1)} s: ${address}\n`);
  if (hasDemoData) {
    console.log('  Cuentas de demostración:');
    console.log('    admin   / Puente2026  (administración)');
    console.log('    usuario / Puente2026  (personal)\n');
  }
  console.log('  Ctrl+C para detener.');
}

/** Nobody can sign in yet; whoever starts the site decides who will. */
function announceFirstLink(address: string, link: string | undefined) {
  if (link === undefined) return;
  console.log('\n  Todavía no hay cuentas. Crea la primera, de administración, en esta dirección,');
  console.log('  que vale una hora y sirve una vez:\n');
  console.log(`    ${new URL(link, address).href}\n`);
}

const stopInBackground = (exitCode: number) =>
  inBackground(errorOutput, 'stopping', () => stop(exitCode));

function tellDifferences(leftAlone: readonly string[]) {
  if (leftAlone.length === 0) return;
  const names = new Intl.ListFormat('es').format(leftAlone);
  console.log(
    `  Las fuentes de ${names} difieren de lo que está en vivo; para publicarlas: ${publishCommand}`,
  );
}

/** A part that had to be ended, or could not finish its work, makes no success of a stop. */
async function stop(exitCode: number) {
  if (stopping.signal.aborted) return;
  stopping.abort();
  const codes = await stopChildren();
  process.exit(exitCode || (codes.every((code) => code === 0) ? 0 : 1));
}
