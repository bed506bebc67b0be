import { siteAt } from '../../api/testing/remote-visitor';
import { browserHeaders } from '../bench/site/answers';
import type { WholeSite } from './whole-site';

/** Until a cache knows that no site answers, and after that. */
const looks = 3;

/** Ends sites and APIs; tells which pages and scripts of theirs a cache has not. */
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

/** The pages with the scripts that each of them asks for. */
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
