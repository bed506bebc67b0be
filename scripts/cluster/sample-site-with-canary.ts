import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { havePinsKey, pinsCookie, signPins } from '@portal/releases/pins';
import { emptyRegistry, type Channel } from '@portal/releases/registry';
import { sampleRoute, writeRelease } from '@portal/releases/testing/sample-releases';
import { createSampleSite, writeSampleReleases } from 'shell/testing/sample-site';
import { freePort } from '../../api/testing/free-port';

const board = '/ofertas';

/** A small site with a canary for one visitor in five, and the cookies of all kinds of browsers. */
export async function startSampleSite() {
  const releasesFolder = writeSampleReleases();
  for (const id of ['o2', 'o3']) {
    const routes = [{ ...sampleRoute, path: board }];
    writeRelease(releasesFolder, { name: 'mf-offers', id, routes });
  }
  const publish = (offers: Partial<Channel>) => writeRegistry(releasesFolder, offers);
  publish({ canary: { id: 'o2', percent: 20 } });
  const site = await createSampleSite({
    releasesFolder,
    publicUrl: '',
    trustProxy: '1',
    limitFactor: '100',
  });
  const port = await freePort();
  await site.listen({ port, host: '127.0.0.1' });
  const key = await havePinsKey({ releasesFolder });
  const pins = signPins({ pins: { 'mf-offers': 'o3' }, expires: Date.now() + 600_000 }, key);
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    host: 'localhost',
    paths: [board, '/pagina-principal', '/', '/no-existe', `${board}?mfe=safe`],
    cookies: [
      '',
      'navegador-1=x',
      'portal-share=7',
      'a=b; portal-share=55; c=d',
      `portal-share=7; ${pinsCookie}=${pins}`,
    ],
    /** Makes another offers' release live, or switches it off. */
    publish,
    close: () => site.close(),
  };
}

const live = (id: string): Channel => ({ live: id, published: [id], withdrawn: [] });

function writeRegistry(folder: string, offers: Partial<Channel>) {
  const published = ['o1', 'o2', 'o3'];
  const applications = {
    shell: live('s1'),
    'mf-public': live('p1'),
    'mf-offers': { ...live('o1'), published, ...offers },
  };
  const registry = { ...emptyRegistry, revision: 1, applications };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
}
