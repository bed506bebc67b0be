import { companyDay } from '@portal/contract/company-day';
import { mailLink } from '@portal/contract/mail-link';
import type { Offer } from '@portal/contract/offer';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import type { FastifyInstance } from 'fastify';
import { pageUrl } from '../src/head/head-tags';
import type { SiteCompany } from './company';
import { Refusal } from './refusal';
import { escapeText } from './escape-text';
import { offerFeed } from './offer-feed';
import type { OfferReader } from './open-offers';
import type { ReleaseSet } from './releases/release-set';
import type { ReleaseSetFinder } from './releases/release-sets';
import { defaultVisitor } from './releases/visitor';

type CrawlerOptions = {
  readonly findReleaseSet: ReleaseSetFinder;
  readonly readOffers: OfferReader;
  readonly readCompany: () => Promise<SiteCompany>;
};

/** Serves robots.txt, security.txt, the sitemap and the offer feed. */
export function crawlerFiles(app: FastifyInstance, options: CrawlerOptions) {
  const { findReleaseSet, readOffers, readCompany } = options;
  offerFeed(app, options);

  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(request.canonicalOrigin)),
  );

  app.get('/.well-known/security.txt', async (request, reply) => {
    const { email } = await readCompany();
    return reply
      .type('text/plain; charset=utf-8')
      .send(securityContact(request.canonicalOrigin, email));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const reading = readOffers().catch((error: unknown) => {
      request.log.error({ err: error }, 'Cannot read the offers for the sitemap');
      throw new Refusal(502);
    });
    const [releaseSet, offers] = await Promise.all([findReleaseSet(defaultVisitor), reading]);
    const hasOffers = releaseSet.routes.some(
      ({ path, isIndexed }) => isIndexed && path === paths.offer,
    );
    const pages = [...pagesOf(releaseSet), ...(hasOffers ? offers.map(pageOfOffer) : [])];
    return reply
      .headers({ 'cache-control': 'no-cache' })
      .type('application/xml; charset=utf-8')
      .send(sitemap(request.canonicalOrigin, pages));
  });
}

/** Not the whole staff area, because the offers are below it (reading A05). */
const closedPaths = [
  paths.catalogs,
  paths.candidates,
  paths.applicants.replace('/:id', ''),
  paths.newPerson.replace('/form/form', '/form'),
];

const robots = (origin: string) =>
  [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** Contact for security reports (RFC 9116). */
const securityContact = (origin: string, email: string) =>
  [
    `Contact: ${mailLink(email)}`,
    `Expires: ${new Date(Date.now() + contactLasts).toISOString()}`,
    'Preferred-Languages: es',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Half a year, in milliseconds. RFC 9116 recommends less than a year. */
const contactLasts = 182 * 24 * 60 * 60 * 1000;

type Page = { readonly path: string; readonly changed?: string };

/** Indexed pages without path parameters. */
const pagesOf = ({ routes }: ReleaseSet): readonly Page[] =>
  routes.filter(({ path, isIndexed }) => isIndexed && !/[:*]/.test(path));

const pageOfOffer = ({ id, createdAt }: Offer): Page => ({
  path: offerDetailPath(id),
  changed: companyDay(createdAt),
});

const sitemap = (origin: string, pages: readonly Page[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changed }) => {
      const lastChange = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `<url><loc>${escapeText(pageUrl(origin, path))}</loc>${lastChange}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
