import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  ensureOverridesKey,
  overridesCookie,
  signOverrides,
} from '@portal/releases/release-overrides';
import { emptyRegistry, type Channel } from '@portal/releases/registry';
import { sampleRoute, writeRelease } from '@portal/releases/testing/sample-releases';
import { eventually } from 'shell/testing/eventually';
import { createSampleSite, writeSampleReleases } from 'shell/testing/sample-site';
import { freePort } from '../../api/testing/free-port';
import { requestPage } from './request-page';
import { writeDictionary } from './sample-dictionaries';

const board = '/ofertas';
const home = '/pagina-principal';
const host = 'localhost';
const script = {
  release: 'mf-public/p1',
  file: 'home-page.js',
  content: Buffer.from('export default 1;'),
};

/**
 * Starts a small site with a canary for one visitor in five, and returns cookies and dictionaries
 * of all kinds of browsers.
 */
export async function startSampleSite() {
  const releasesFolder = writeSampleReleases();
  writeScript(join(releasesFolder, script.release));
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
  const address = `http://127.0.0.1:${port}`;
  const dictionaries = await writeDictionaries(releasesFolder, address);
  const key = await ensureOverridesKey({ releasesFolder });
  const pins = signOverrides({ pins: { 'mf-offers': 'o3' }, expires: Date.now() + 600_000 }, key);
  return {
    port,
    address,
    host,
    paths: [board, home, '/', '/no-existe', `${board}?mfe=safe`],
    /** Paths that caches can answer with a delta while the site is away. */
    keptPaths: [board, home, `/releases/${script.release}/${script.file}`],
    dictionaries,
    cookies: [
      '',
      'navegador-1=x',
      'portal-share=7',
      'a=b; portal-share=55; c=d',
      `portal-share=7; ${overridesCookie}=${pins}`,
    ],
    /** Makes another release of the offers live, or disables the application. */
    publish,
    close: () => site.close(),
  };
}

/** Caches inspect compressed content, so the files must really be compressed. */
function writeScript(folder: string) {
  const { file, content } = script;
  writeFileSync(join(folder, file), content);
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
  writeFileSync(join(folder, `${file}.gz`), gzipSync(content));
}

/**
 * Writes the dictionaries of the live and the previous shell and waits until the site serves them.
 */
async function writeDictionaries(releasesFolder: string, address: string) {
  const { file, content } = script;
  const plain = { host, 'accept-encoding': 'identity' };
  const write = async (shell: string, path: string) => {
    const { body } = await requestPage(address, { path, headers: plain });
    const folder = join(releasesFolder, 'shell', shell);
    const scriptFolder = join(releasesFolder, script.release);
    return writeDictionary(folder, `${body.toString()}<!-- ${shell} -->`, {
      folder: scriptFolder,
      file,
      content,
    });
  };
  const dictionaries = [await write('s1', home), await write('s2', board)] as const;
  await eventually(async () => {
    const headers = { ...plain, 'sec-fetch-dest': 'document' };
    const { link } = (await requestPage(address, { path: home, headers })).headers;
    if (link === undefined) throw new Error('The home page has no Link header for a dictionary.');
  });
  return dictionaries;
}

const live = (id: string): Channel => ({ live: id, published: [id], withdrawn: [] });

function writeRegistry(folder: string, offers: Partial<Channel>) {
  const published = ['o1', 'o2', 'o3'];
  const applications = {
    shell: { ...live('s1'), previous: 's2', published: ['s1', 's2'] },
    'mf-public': live('p1'),
    'mf-offers': { ...live('o1'), published, ...offers },
  };
  const registry = { ...emptyRegistry, revision: 1, applications };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
}
