import { once } from 'node:events';
import { join } from 'node:path';
import { paths } from '@portal/kit/routing/paths';
import { loadReportsPath } from '@portal/releases/load-report';
import { developmentId } from '@portal/releases/release-names';
import { readRelease } from '@portal/releases/release';
import { readRegistry } from '@portal/releases/registry';
import { stderrLog, inBackground } from '@portal/server/in-background';
import { StartFailure } from '@portal/server/start-failure';
import { createDevelopmentSite } from 'shell/development-site';
import { repositoryFolder, type Application } from '../applications';
import { overlayReleases } from '../release/overlay';
import { checkFolder, checkPort } from '../start/check-environment';
import type { StartConfiguration } from '../start/configuration';
import { announceDemoAccounts } from '../start/demo-accounts';
import { planReleases } from '../start/plan-releases';
import { publishChanges } from '../start/publish-changes';
import { startDevelopmentApi, type DevelopmentApi } from './development-api';
import { createCauses } from './describe-cause';
import { openDevSession, type DevSession } from './dev-session';

export type DevOptions = {
  /** As typed. */
  readonly command: string;
  readonly configuration: StartConfiguration;
  /** Applications that run from their sources. All others are live releases of the store. */
  readonly applications: readonly Application[];
  readonly stopping: AbortSignal;
};

/**
 * Runs the site with some applications from their sources; open pages apply changes. Never returns
 * normally.
 */
export async function runDev(options: DevOptions): Promise<never> {
  const { configuration, applications } = options;
  const { port, host, dataFolder, releasesFolder: store } = configuration;
  const startedAt = performance.now();
  await checkPort(port, host);
  checkFolder(dataFolder, 'DATA_DIR');
  await publishMissing(store, applications);
  const folder = join(repositoryFolder, '.cache/dev', String(port));
  const releasesFolder = join(folder, 'releases');
  const registry = await overlayReleases({
    store,
    folder: releasesFolder,
    replaced: await replacements(store, applications),
  });
  const devSession = await openDevSession({
    applications,
    registry,
    releasesFolder,
    cacheFolder: join(folder, 'webpack'),
  });
  const opening = openSite({ ...options, devSession, releasesFolder });
  const address = await Promise.race([opening, endOf(devSession, options)]);
  announce(address, options, performance.now() - startedAt);
  return endOf(devSession, options);
}

type SiteParts = DevOptions & {
  readonly devSession: DevSession;
  readonly releasesFolder: string;
};

/** Opens the site after the first build. Resolves after the first rendered page. */
async function openSite(parts: SiteParts) {
  const { configuration, applications, devSession, releasesFolder } = parts;
  const { port, host } = configuration;
  const [api] = await Promise.all([reachApi(parts), firstBuild(devSession)]);
  const causes = createCauses(releasesFolder, applications);
  const site = await createDevelopmentSite({
    ...devSession,
    names: applications.map(({ name }) => name),
    releasesFolder,
    apiUrl: api.address,
    limitFactor: process.env['LIMIT_FACTOR'],
    describeCause: (cause) => causes.describe(cause),
    onNotRendered: (route, failure) =>
      inBackground(stderrLog, 'reporting a page problem', async () => {
        console.error(await causes.notRendered(route, failure));
      }),
    untilReady: async (address) => {
      if (/^\/(dev|releases)\//.test(address) || address === loadReportsPath) return;
      await api.ready();
      if (!/^\/(api|oauth)\//.test(address)) await devSession.settled();
    },
  });
  await site.listen({ port, host });
  const address = `http://${host}:${port}`;
  const answer = await fetch(new URL(paths.home, address));
  await answer.text();
  api.watch();
  return address;
}

/** Throws when the build processes end unexpectedly. */
async function endOf({ lost }: DevSession, { command }: DevOptions): Promise<never> {
  if (!lost.aborted) await once(lost, 'abort');
  throw new StartFailure(`La construcción se detuvo; inicia ${command} de nuevo.`);
}

function announce(address: string, options: DevOptions, duration: number) {
  const { applications, configuration } = options;
  const names = new Intl.ListFormat('es').format(applications.map(({ name }) => name));
  console.log(`\n  Listo en ${(duration / 1000).toFixed(1)} s: ${address}\n`);
  console.log(`  Desde sus fuentes: ${names}; cada cambio se ve en la página abierta.\n`);
  if (configuration.hasDemoData) announceDemoAccounts();
  console.log('  Ctrl+C para detener.');
}

/** Publishes missing releases, so that an empty store works, as with `npm start`. */
async function publishMissing(store: string, applications: readonly Application[]) {
  const { published } = await planReleases(store, { isPublishing: false });
  const missing = published.filter((name) => applications.every((one) => one.name !== name));
  if (missing.length > 0) await publishChanges(store, missing);
}

/** Returns the development releases, with a shell that supports development. */
async function replacements(store: string, applications: readonly Application[]) {
  const replaced = Object.fromEntries(applications.map(({ name }) => [name, developmentId]));
  if (replaced['shell']) return replaced;
  const live = (await readRegistry(store)).applications['shell']?.live;
  if (!live) throw new StartFailure(`En ${store} no hay ningún shell publicado.`);
  const { development } = await readRelease(store, 'shell', live).catch(() => {
    throw new StartFailure(`El shell ${live} de ${store} está dañado; publica otro.`);
  });
  if (development) return { ...replaced, shell: development };
  throw new StartFailure(
    `El shell ${live}, que está en vivo, no tiene versión de desarrollo; su dueño debe publicarlo de nuevo con estas herramientas: npm run release -- publish shell`,
  );
}

/** Waits until every application can be built. Throws if the releases conflict. */
async function firstBuild(devSession: DevSession) {
  await devSession.settled();
  while (!devSession.isWhole()) {
    console.error('Se espera a que se corrija.');
    await new Promise<void>((resolve) => {
      const end = devSession.onChange(() => {
        end();
        resolve();
      });
    });
    await devSession.settled();
  }
  // The conflicts are already on screen.
  if (devSession.conflicts().length > 0) throw new StartFailure();
}

async function reachApi({ configuration, stopping }: DevOptions): Promise<DevelopmentApi> {
  const { apiUrl } = configuration;
  if (apiUrl) return { address: apiUrl, ready: () => Promise.resolve(), watch: () => undefined };
  return startDevelopmentApi(configuration, stopping);
}
