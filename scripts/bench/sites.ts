import { join } from 'node:path';
import { projectFolder } from '../applications';
import { stopChild } from '../start/child';
import { readConfiguration } from '../start/configuration';
import { publishChanges } from '../start/publish-changes';
import { startApi } from '../start/start-api';
import { startSite } from '../start/start-site';
import { freePort } from '../../api/testing/free-port';
import { buildMonolith } from './monolith/build-monolith';

/** A site that is compared with others. */
export type RunningSite = {
  readonly name: string;
  readonly address: string;
  readonly stop: () => Promise<unknown>;
};

const folder = join(projectFolder, '.cache', 'bench');
const host = '127.0.0.1';

/** Builds and starts what the project ships, and the monolith if it is wanted, on the real API. */
export async function startSites({ hasMonolith }: { hasMonolith: boolean }) {
  console.log('Construyendo lo que se compara…');
  const composed = join(folder, 'releases');
  await publishChanges(composed);

  const api = await startApi(readConfiguration({ DATA_DIR: join(folder, 'data'), DEMO_DATA: '1' }));
  const start = (name: string, releasesFolder: string) =>
    startOne(name, releasesFolder, api.address);
  const sites = [await start('compuesto', composed)];
  if (hasMonolith) {
    const { rendered, plain } = await buildMonolith(join(folder, 'monolith'));
    sites.push(await start('monolito, servidor', rendered));
    sites.push(await start('monolito, navegador', plain));
  }
  const stop = async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await stopChild(api.child);
  };
  return { sites, stop };
}

async function startOne(
  name: string,
  releasesFolder: string,
  apiUrl: string,
): Promise<RunningSite> {
  const port = await freePort();
  const environment = { PORT: String(port), HOST: host, RELEASES_DIR: releasesFolder };
  const { child, address } = await startSite(readConfiguration(environment), apiUrl);
  return { name, address, stop: () => stopChild(child) };
}
