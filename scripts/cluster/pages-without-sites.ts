import { siteAt } from '../../api/testing/remote-visitor';
import { browserHeaders } from '../bench/site/answers';
import type { WholeSite } from './whole-site';

/** Covers requests before and after a cache notices that no site answers. */
const looks = 3;

/** Kills sites and APIs. Returns the pages and scripts that a cache does not have. */
export async function findMissing(
  { sites, apis, nginx, varnish }: WholeSite,
  pages: readonly string[],
) {
  const caches = { nginx, Varnish: varnish };
  for (const { address } of Object.values(caches)) await readScripts(address, pages);
  await Promise.all([...sites, ...apis].map((one) => one.kill()));
  const missing: string[] = [];
  for (const [name, { address }] of Object.entries(caches)) {
    for (let look = 0; look < looks; look += 1) {
      const files = await readScripts(address, pages);
      missing.push(
        ...files.filter(({ isThere }) => !isThere).map(({ path }) => `${name}: ${path}`),
      );
    }
  }
  return missing;
}

type Read = { readonly path: string; readonly isThere: boolean };

async function readScripts(address: string, pages: readonly string[]) {
  const site = siteAt(address);
  const scripts = new Set<string>();
  const read: Read[] = [];
  for (const path of pages) {
    const answer = await site(path, { headers: browserHeaders });
    const html = await answer.text();
    read.push({ path, isThere: answer.ok && !html.includes('<div id="root"></div>') });
    for (const [, script = ''] of html.matchAll(/(?:src|href)="(\/releases\/[^"]+)"/g)) {
      scripts.add(script);
    }
  }
  for (const path of scripts) {
    const answer = await site(path, { headers: browserHeaders });
    await answer.arrayBuffer();
    read.push({ path, isThere: answer.ok });
  }
  return read;
}
