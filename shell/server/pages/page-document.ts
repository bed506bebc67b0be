import { companyPath } from '@portal/contract/company-paths';
import { releaseUrl } from '@portal/releases/release-names';
import type { Release } from '@portal/releases/release';
import { blocks } from '../../src/embedded-json';
import type { SiteCompany } from '../company';
import type { RenderedPage } from '../renderer/protocol';
import type { ReleaseSet } from '../releases/release-set';
import { escapeJson } from '../escape-text';
import { fontFaces } from './font-faces';
import { metadata, titleTag } from './metadata';
import { pageComposition } from './page-composition';
import { printStyles } from './print-styles';
import { safeMark } from './safe-mark';
import { startNotices } from '../starter/start-notices';
import { starterTag } from '../starter/starter';
import type { PageContent } from './page-content';
import type { RequestedPage } from './requested-page';

export function pageDocument(
  releaseSet: ReleaseSet,
  requested: RequestedPage,
  content: PageContent,
) {
  const { shell } = releaseSet;
  const { company, rendered: page } = content;
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Delays painting until the body is complete; otherwise later content would shift the
    // beginning.
    '<link rel="expect" href="#root" blocking="render">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    page?.head ?? titleTag(requested.route.title, company),
    metadata(releaseSet, requested, content),
    fontFaces(shell),
    printStyles,
    ...(page?.styles ?? []).map(styleTag),
    ...sheetsOf(releaseSet, requested.route).map(sheetTag),
    scripts(releaseSet, requested, page),
    `</head><body><div id="root">${page?.body ?? ''}</div>`,
    page ? '' : '<noscript>Para usar esta página, activa JavaScript en tu navegador.</noscript>',
    dataBlock(blocks.composition, pageComposition(releaseSet, requested.route)),
    dataBlock(blocks.data, page?.data ?? { [companyPath]: identityOf(company) }),
    startNotices(page !== undefined),
    safeMark(releaseSet),
    starterTag(releaseSet, requested.route),
    '</body></html>',
  ].join('');
}

/** Rendered content has a higher priority than the scripts that hydrate it. */
function scripts(releaseSet: ReleaseSet, { route }: RequestedPage, page: RenderedPage | undefined) {
  const priority = page ? 'low' : 'auto';
  const preloads = scriptsOf(releaseSet, route).map((script) => preload(script, priority));
  return [...preloads, scriptTag(entryOf(releaseSet.shell), priority)].join('');
}

type Script = { readonly release: Release; readonly file: string };

const entryOf = (release: Release): Script => ({ release, file: release.entry });

/**
 * Preloaded together to avoid sequential loading. A guarded page preloads nothing before its guard
 * has decided.
 */
function scriptsOf(
  { releases, shell }: ReleaseSet,
  { application, page, access }: RequestedPage['route'],
): Script[] {
  const release = releases[application];
  if (!release || access !== 'public') return [];
  const entry = application === 'shell' ? [] : [entryOf(release)];
  const own = release.pages[page] ?? [];
  const shared = release.shares[page]?.flatMap((key) => shell.provides[key]?.files ?? []) ?? [];
  const sheets = release.styles?.[page] && pageStylesScript in shell.files;
  return [
    ...entry,
    ...(sheets ? [{ release: shell, file: pageStylesScript }] : []),
    ...own.map((file) => ({ release, file })),
    ...shared.map((file) => ({ release: shell, file })),
  ];
}

/** A script of shells that support style sheets of pages. */
const pageStylesScript = 'page-styles.js';

/** Style sheets of a page; none for guarded pages, as for scripts. */
function sheetsOf({ releases }: ReleaseSet, { application, page, access }: RequestedPage['route']) {
  const release = releases[application];
  if (!release || access !== 'public') return [];
  return (release.styles?.[page] ?? []).map((file) => ({ release, file }));
}

/**
 * Placed after all other styles, like the sheets that the shell adds. `data-served` marks those of
 * the server.
 */
const sheetTag = ({ release: { name, id, files }, file }: Script) =>
  `<link rel="stylesheet" data-served href="${releaseUrl(name, id, file)}" integrity="${files[file]?.integrity}">`;

/** Marked like emotion's own styles, so that emotion does not move them. */
const styleTag = ({ name, css }: RenderedPage['styles'][number]) =>
  `<style data-emotion="${name}" data-s>${css}</style>`;

type Priority = 'low' | 'auto';

const preload = (script: Script, priority: Priority) =>
  `<link rel="preload" as="script" ${source('href', script, priority)}>`;

const scriptTag = (script: Script, priority: Priority) =>
  `<script defer ${source('src', script, priority)}></script>`;

/** Must equal the attributes of the loaders, otherwise browsers load a preloaded file twice. */
function source(attribute: 'href' | 'src', { release, file }: Script, priority: Priority) {
  const { name, id, files } = release;
  return `${attribute}="${releaseUrl(name, id, file)}" integrity="${files[file]?.integrity}" crossorigin="anonymous" fetchpriority="${priority}"`;
}

/** The shape in which the browser reads this path. */
const identityOf = ({ videoUrl: _video, ...identity }: SiteCompany) => identity;

const dataBlock = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(data)}</script>`;
