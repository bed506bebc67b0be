import { randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry, registryFile } from '@portal/releases/registry';
import { repositoryFolder } from '../applications';
import { stopChildren } from '../start/child';
import { prepareReleases } from '../servers/prepare-releases';
import { startLocalSite } from '../servers/start-local-site';
import { startApi } from '../start/start-api';
import { prepareData } from './prepare-data';

export type StormedSite = Awaited<ReturnType<typeof startStormedSite>>;

/** Number of published releases beside the live one, which forged release overrides can name. */
const otherReleases = 6;

/** The whole site with its own data and releases. The test acts as the one proxy in front. */
export async function startStormedSite() {
  const releasesFolder = join(repositoryFolder, '.cache', 'storm', 'releases');
  await prepareReleases(releasesFolder);
  const published = await addPublished(releasesFolder, 'mf-public');
  const dataFolder = await prepareData();
  const api = await startApi({ dataFolder, hasDemoData: true });
  const site = await startLocalSite(releasesFolder, api.address);
  return {
    address: site.address,
    port: Number(new URL(site.address).port),
    published,
    pids: [api.child.pid ?? 0, site.child.pid ?? 0],
    isRunning: () => api.child.exitCode === null && site.child.exitCode === null,
    async stop() {
      await stopChildren();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Publishes copies of the live release under other ids, returned as overrides:
 * `mf-public:0a1b2c3d4e`.
 */
async function addPublished(folder: string, name: string) {
  const registry = await readRegistry(folder);
  const channel = registry.applications[name];
  if (channel?.live === undefined) throw new Error(`${name} is not published.`);
  const { live } = channel;
  const ids = Array.from({ length: otherReleases }, () => randomBytes(5).toString('hex'));
  for (const id of ids) {
    const copy = join(folder, name, id);
    await cp(join(folder, name, live), copy, { recursive: true });
    const description = join(copy, 'release.json');
    const text = await readFile(description, 'utf8');
    await writeFile(description, text.replaceAll(live, id));
  }
  const applications = {
    ...registry.applications,
    [name]: { ...channel, published: [...channel.published, ...ids] },
  };
  await writeFile(join(folder, registryFile), JSON.stringify({ ...registry, applications }));
  return ids.map((id) => `${name}:${id}`);
}
