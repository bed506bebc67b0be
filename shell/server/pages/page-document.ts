import { blocks } from '../../src/embedded-json';
import { releaseUrl } from '../../src/remotes/release-names';
import type { RenderedPage } from '../renderer/protocol';
import type { Site } from '../releases/compose-site';
import type { Release } from '../releases/release';
import { escapeJson } from './escape-text';
import { metadata, titleTag } from './metadata';
import type { RequestedPage } from './requested-page';

/** The HTML of a page: what was rendered of it, or an empty place that the browser fills. */
export function pageDocument(site: Site, requested: RequestedPage, page?: RenderedPage) {
  const { shell, composition } = site;
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    page?.head ?? titleTag(requested.route.title),
    metadata(site, requested, page?.description),
    ...(page?.styles ?? []).map(({ name, css }) => `<style data-emotion="${name}">${css}</style>`),
    preloads(site, requested.route),
    scriptTag(shell, shell.entry),
    `</head><body><div id="root">${page?.body ?? ''}</div>`,
    page ? '' : '<noscript>Para usar esta página, activa JavaScript en tu navegador.</noscript>',
    dataBlock(blocks.composition, composition),
    page ? dataBlock(blocks.data, page.data) : '',
    '</body></html>',
  ].join('');
}

/**
 * Asks at once for the scripts that the page will need, so that they do not wait for one another. Of
 * a guarded page nothing is asked for before its guard has decided, in the browser.
 */
function preloads({ releases }: Site, { application, page, access }: RequestedPage['route']) {
  const release = releases[application];
  if (!release || access !== 'public') return '';
  const entry = application === 'shell' ? [] : [release.entry];
  return [...entry, ...(release.pages[page] ?? [])]
    .map((file) => `<link rel="preload" as="script" ${source('href', release, file)}>`)
    .join('');
}

const scriptTag = (release: Release, file: string) =>
  `<script defer ${source('src', release, file)}></script>`;

/** The same attributes as the loaders set, else browsers fetch a preloaded file again. */
const source = (attribute: 'href' | 'src', { name, id, files }: Release, file: string) =>
  `${attribute}="${releaseUrl(name, id, file)}" integrity="${files[file]?.integrity}" crossorigin="anonymous"`;

const dataBlock = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(data)}</script>`;
