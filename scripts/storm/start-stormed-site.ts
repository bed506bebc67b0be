import { randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry, registryFile } from '@portal/releases/registry';
import { freePort } from '../../api/testing/free-port';
import { projectFolder } from '../applications';
import { stopChild } from '../start/child';
import { readConfiguration } from '../start/configuration';
import { startApi } from '../start/start-api';
import { startSite } from '../start/start-site';
import { prepareReleases } from '../servers/prepare-releases';
import { prepareData } from './prepare-data';

export type StormedSite = Awaited<ReturnType<typeof startStormedSite>>;

const host = '127.0.0.1';

/** So many releases lie there beside the live one, which a forged choice could name. */
const otherReleases = 6;

/** The whole site on data and releases of its own, behind one proxy, for which the storm stands. */
export async function startStormedSite() {
  const releasesFolder = join(projectFolder, '.cache', 'storm', 'releases');
  await prepareReleases(releasesFolder);
  const published = await addPublished(releasesFolder, 'mf-public');
  const dataFolder = await prepareData();
  const port = await freePort();
  const configuration = {
    ...readConfiguration({ PORT: String(port), HOST: host, DEMO_DATA: '1' }),
    dataFolder,
    releasesFolder,
  };
  const api = await startApi(configuration);
  const site = await startSite(configuration, api.address);
  return {
    port,
    address: site.address,
    apiAddress: api.address,
    published,
    pids: [api.child.pid ?? 0, site.child.pid ?? 0],
    isRunning: () => api.child.exitCode === null && site.child.exitCode === null,
    async stop() {
      await stopChild(site.child);
      await stopChild(api.child);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Copies of the live release under other names; tells them as they may be asked for: `mf-public:0a1b2c3d4e`. */
async function addPublished(folder: string, name: string) {
  const registry = await readRegistry(folder);
  const channel = registry.applications[name];
  if (!channel) throw new Error(`${name} is not published.`);
  const ids = Array.from({ length: otherReleases }, () => randomBytes(5).toString('hex'));
  for (const id of ids) {
    const copy = join(folder, name, id);
    await cp(join(folder, name, channel.live), copy, { recursive: true });
    const description = join(copy, 'release.json');
    const text = await readFile(description, 'utf8');
    await writeFile(description, text.replaceAll(channel.live, id));
  }
  const applications = {
    ...registry.applications,
    [name]: { ...channel, published: [...channel.published, ...ids] },
  };
  await writeFile(join(folder, registryFile), JSON.stringify({ ...registry, applications }));
  return ids.map((id) => `${name}:${id}`);
}
