import { join } from 'node:path';
import { paths } from '@portal/kit/routing/paths';
import { developmentId } from '@portal/releases/release-names';
import { readRelease } from '@portal/releases/release';
import { readRegistry } from '@portal/releases/registry';
import { StartFailure } from '@portal/server/start-failure';
import { createDevelopmentSite } from 'shell/development-site';
import { repositoryFolder, type Application } from '../applications';
import { overlayReleases } from '../release/overlay';
import { checkFolder, checkPort } from '../start/check-environment';
import type { StartConfiguration } from '../start/configuration';
import { planReleases } from '../start/plan-releases';
import { publishChanges } from '../start/publish-changes';
import { startApi } from '../start/start-api';
import { openWorkshop, type Workshop } from './workshop';

export type DevOptions = {
  readonly configuration: StartConfiguration;
  /** What is taken from its sources; all else is what is live in the store of releases. */
  readonly applications: readonly Application[];
};

/** Starts the site with some applications from their sources, in which open pages take over what changes. */
export async function runDev({ configuration, applications }: DevOptions) {
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
  const api = reachApi(configuration);
  const workshop = await openWorkshop({
    applications,
    registry,
    releasesFolder,
    cacheFolder: join(folder, 'webpack'),
  });
  const apiUrl = await api;
  await firstBuild(workshop);
  const site = await createDevelopmentSite({
    ...workshop,
    names: applications.map(({ name }) => name),
    releasesFolder,
    apiUrl,
    limitFactor: process.env['LIMIT_FACTOR'],
    untilReady: async (address) => {
      if (!/^\/(api|oauth|dev|releases)\//.test(address)) await workshop.settled();
    },
  });
  await site.listen({ port, host });
  const address = `http://${host}:${port}`;
  await (await fetch(new URL(paths.home, address))).text();
  console.log(
    `\n  Listo en ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${address}\n`,
  );
}

/** So that an empty store is no hindrance, as with `npm start`. */
async function publishMissing(store: string, applications: readonly Application[]) {
  const { published } = await planReleases(store, { isPublishing: false });
  const missing = published.filter((name) => applications.every((one) => one.name !== name));
  if (missing.length > 0) await publishChanges(store, missing);
}

/** What is worked on, and a shell with which one can. */
async function replacements(store: string, applications: readonly Application[]) {
  const replaced = Object.fromEntries(applications.map(({ name }) => [name, developmentId]));
  if (replaced['shell']) return replaced;
  const live = (await readRegistry(store)).applications['shell']?.live;
  if (!live) throw new StartFailure(`En ${store} no hay ningún shell publicado.`);
  const { development } = await readRelease(store, 'shell', live);
  if (development) return { ...replaced, shell: development };
  throw new StartFailure(
    `El shell ${live}, que está en vivo, no tiene versión de desarrollo; publícalo de nuevo con estas herramientas: npm run release -- publish shell`,
  );
}

/** Fails if the set would break in the page; waits for who mends what cannot be built. */
async function firstBuild(workshop: Workshop) {
  await workshop.settled();
  const conflicts = workshop.conflicts();
  if (conflicts.length > 0) throw new StartFailure(conflicts.join('\n'));
}

async function reachApi(configuration: StartConfiguration) {
  if (configuration.apiUrl) return configuration.apiUrl;
  return (await startApi(configuration, process.env['API_PORT'])).address;
}
