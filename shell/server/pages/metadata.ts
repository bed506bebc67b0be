import { headTags, pageUrl } from '../../src/head/head-tags';
import type { ReleaseSet } from '../releases/release-set';
import { escapeJson, escapeText } from '../escape-text';
import type { SiteCompany } from '../company';
import type { PageContent } from './page-content';
import type { RequestedPage } from './requested-page';
import { structuredData } from './structured-data';

/** Tags for search engines and link previews, readable without scripts. */
export function metadata(releaseSet: ReleaseSet, requested: RequestedPage, content: PageContent) {
  const { company, rendered } = content;
  const own = rendered?.description;
  const { route, origin, path } = requested;
  const isIndexed = route.isIndexed === true && own?.isIndexed !== false;
  const { title, description } = { ...route, ...own };
  const tags = headTags({ title, description, isIndexed, url: pageUrl(origin, path) });
  const entities = isIndexed ? structuredData(releaseSet, requested, content) : [];
  return [...tags, ...siteTags(origin, company)]
    .map(tagHtml)
    .concat(entities.map((entity) => structuredDataHtml(path, entity)))
    .join('');
}

export const titleTag = (title: string, company: SiteCompany) =>
  `<title>${escapeText(`${title} · ${company.name}`)}</title>`;

function siteTags(origin: string, company: SiteCompany): ReturnType<typeof headTags> {
  const image = `${origin}/images/compartir.png`;
  const properties = {
    'og:type': 'website',
    'og:site_name': company.name,
    'og:locale': 'es_CL',
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${company.name}: ${company.claim.toLowerCase()}`,
  };
  return [
    ...Object.entries(properties).map(
      ([key, value]) => ({ attribute: 'property', key, value }) as const,
    ),
    { attribute: 'name', key: 'twitter:card', value: 'summary_large_image' },
    { attribute: 'name', key: 'twitter:image', value: image },
  ];
}

function tagHtml({ attribute, key, value }: ReturnType<typeof headTags>[number]) {
  if (value === undefined) return '';
  const text = escapeText(value);
  if (attribute === 'rel') return `<link rel="${key}" href="${text}">`;
  return `<meta ${attribute}="${key}" content="${text}">`;
}

/** Marked with its page, so that the browser can remove it on navigation. */
const structuredDataHtml = (path: string, entity: object) =>
  `<script type="application/ld+json" data-about="${escapeText(path)}">${escapeJson({ '@context': 'https://schema.org', ...entity })}</script>`;
