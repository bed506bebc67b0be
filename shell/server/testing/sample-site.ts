import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  notFoundRoute,
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { createSite, type SiteOptions } from '../site';

/**
 * A fake renderer that behaves according to the address. Each page contains the number of renders
 * so far.
 */
const renderer = `let rendered = 0;
process.on('message', ({ ticket, url, origin }) => {
  if (url.startsWith('/crash')) process.exit(1);
  if (url === '/hang') return;
  if (url === '/una-vez' && rendered > 0) process.exit(1);
  if (url === '/loop') for (;;);
  const read = { path: '/api/x', status: url.startsWith('/missing') ? 404 : 200, hash: '' };
  if (url.startsWith('/missing')) {
    return process.send({ kind: 'failure', ticket, reason: 'missing', reads: [read] });
  }
  rendered += 1;
  process.send({ kind: 'page', ticket, page: {
    head: '<title>Hola</title>', body: '<div id="site" data-render="' + rendered + '">' + url + '</div>',
    styles: [], data: { '/api/x': '</script>' }, reads: url === '/una-vez' ? [read] : [],
  } });
});
process.on('disconnect', () => process.exit());`;

const route = (path: string) => ({ ...sampleRoute, path });

/** Writes releases with one page of each kind. */
export function writeSampleReleases() {
  const folder = temporaryFolder();
  for (const id of ['s1', 's2']) {
    writeRelease(folder, {
      name: 'shell',
      id,
      asksForRoutes: true,
      routes: [notFoundRoute],
      contents: { 'node/main.cjs': renderer },
    });
  }
  writeRelease(folder, {
    name: 'mf-public',
    id: 'p1',
    pages: { 'home/home-page': ['home-page.js'] },
    contents: { 'home-page.js': '1', 'home-page.js.br': '2', 'home-page.js.gz': '3' },
    routes: [
      ...[
        '/pagina-principal',
        '/crash',
        '/hang',
        '/loop',
        '/una-vez',
        '/missing/:id',
        '/cosa/:id',
      ].map(route),
      { ...route('/lista'), query: ['texto', 'orden'] },
      { ...route('/panel'), page: 'panel/panel-page', access: 'ROLE_ADMIN', render: 'client' },
    ],
  });
  writeRelease(folder, { name: 'mf-offers', id: 'o1', routes: [route('/ofertas')] });
  writeSampleRegistry(folder, 'o1');
  return folder;
}

export function writeSampleRegistry(
  folder: string,
  offers: string,
  shell: { readonly live: string; readonly previous?: string } = { live: 's1' },
) {
  const applications = {
    shell: { ...shell, published: ['s1', 's2'] },
    'mf-public': { live: 'p1', published: ['p1'] },
    'mf-offers': { live: offers, published: [offers] },
  };
  const registry = JSON.stringify({ schema: 1, revision: 1, applications });
  writeFileSync(join(folder, 'registry.json'), registry);
}

/** Creates a site of these releases, by default as `example.org` and without an API. */
export const createSampleSite = (options: Partial<SiteOptions> = {}) =>
  createSite({
    releasesFolder: options.releasesFolder ?? writeSampleReleases(),
    apiUrl: 'http://127.0.0.1:1',
    publicUrl: 'http://example.org',
    logLevel: 'silent',
    ...options,
  });
