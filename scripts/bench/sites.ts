import { join } from 'node:path';
import { repositoryFolder } from '../applications';
import { startLocalSite } from '../servers/start-local-site';
import { startApi } from '../start/start-api';
import { publishChanges } from '../start/publish-changes';
import { buildMonolith } from './monolith/build-monolith';

export type RunningSite = { readonly name: string; readonly address: string };

const folder = join(repositoryFolder, '.cache', 'bench');

/** Builds and starts the project's site, and the monolith if requested, on the real API. */
export async function startSites({
  hasMonolith,
}: {
  hasMonolith: boolean;
}): Promise<readonly [RunningSite, ...RunningSite[]]> {
  console.log('Construyendo lo que se compara…');
  const composed = join(folder, 'releases');
  await publishChanges(composed);

  const api = await startApi({ dataFolder: join(folder, 'data'), hasDemoData: true });
  const start = async (name: string, releasesFolder: string) => ({
    name,
    address: (await startLocalSite(releasesFolder, api.address)).address,
  });
  const own = await start('compuesto', composed);
  if (!hasMonolith) return [own];
  const { rendered, plain } = await buildMonolith(join(folder, 'monolith'));
  return [
    own,
    await start('monolito, servidor', rendered),
    await start('monolito, navegador', plain),
  ];
}
