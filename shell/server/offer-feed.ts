import { createHash } from 'node:crypto';
import { startOfDay } from '@portal/contract/day-bounds';
import type { Offer } from '@portal/contract/offer';
import { maxTextLength } from '@portal/contract/text';
import {
  matchesSearch,
  readSearch,
  writeSearch,
  type OfferSearch,
} from '@portal/kit/offers/offer-search';
import { offerDetailPath, offersFeedPath, paths } from '@portal/kit/routing/paths';
import type { FastifyInstance } from 'fastify';
import { pageUrl } from '../src/head/head-tags';
import { escapeText } from './escape-text';
import type { SiteCompany } from './company';
import { isKnown } from './known-etag';
import type { OfferReader } from './open-offers';
import { Refusal } from './refusal';
import type { ReleaseSetFinder } from './releases/release-sets';
import { defaultVisitor } from './releases/visitor';

type FeedOptions = {
  readonly findReleaseSet: ReleaseSetFinder;
  readonly readOffers: OfferReader;
  readonly readCompany: () => Promise<SiteCompany>;
};

/** Maximum number of entries, newest first; feed readers poll often enough not to miss any. */
const mostEntries = 50;

/**
 * The board as an Atom feed (RFC 4287) with the same filters. Not cached, so filter combinations
 * fill no memory.
 */
export function offerFeed(app: FastifyInstance, options: FeedOptions) {
  const { findReleaseSet, readOffers, readCompany } = options;
  app.get(offersFeedPath, async (request, reply) => {
    const reading = readOffers().catch((error: unknown) => {
      request.log.error({ err: error }, 'Cannot read the offers for the feed');
      throw new Refusal(502);
    });
    const [releaseSet, offers, { name: company }] = await Promise.all([
      findReleaseSet(defaultVisitor),
      reading,
      readCompany(),
    ]);
    const hasBoard = releaseSet.routes.some(
      ({ path, isIndexed }) => isIndexed && path === paths.offers,
    );
    if (!hasBoard) throw new Refusal(404);

    const body = atom(request.canonicalOrigin, searchOf(request.url), { company, offers });
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(body);
  });
}

/** Reads the filters of the address. The search text is truncated, because each word costs time. */
function searchOf(url: string): OfferSearch {
  const search = readSearch(new URLSearchParams(url.split('?').slice(1).join('?')));
  return { ...search, text: search.text.slice(0, maxTextLength) };
}

type Board = { readonly company: string; readonly offers: readonly Offer[] };

function atom(origin: string, search: OfferSearch, { company, offers }: Board) {
  const query = writeSearch(search);
  const newest = offers.toSorted(newestFirst);
  const found = newest.filter((offer) => matchesSearch(offer, search)).slice(0, mostEntries);
  const addressOf = (path: string) => pageUrl(origin, path) + (query === '' ? '' : `?${query}`);
  const self = addressOf(offersFeedPath);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">',
    element('id', self),
    element('title', `Ofertas laborales de ${company}`),
    ...(query === '' ? [] : [element('subtitle', 'Solo las que cumplen los filtros elegidos.')]),
    element('updated', momentOf(found[0] ?? newest[0])),
    `<author>${element('name', company)}</author>`,
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', addressOf(paths.offers)),
    ...found.map((offer) => entry(origin, offer)),
    '</feed>',
    '',
  ].join('\n');
}

const newestFirst = (one: Offer, other: Offer) =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id;

function entry(origin: string, offer: Offer) {
  const address = pageUrl(origin, offerDetailPath(offer.id));
  return [
    '<entry>',
    element('id', address),
    element('title', offer.title),
    link('alternate', 'text/html', address),
    element('published', momentOf(offer)),
    element('updated', momentOf(offer)),
    element('summary', summaryOf(offer)),
    '</entry>',
  ].join('');
}

/** Summary for deciding about the offer: place, work mode, contract, hours and salary. */
function summaryOf({ countries, cities, workMode, contractType, schedule, salaryRange }: Offer) {
  const places = (cities.length > 0 ? cities : countries).map(({ name }) => name).join(', ');
  return [places, workMode.name, contractType.name, schedule, salaryRange]
    .filter((part) => part !== '')
    .join(' · ');
}

const momentOf = (offer: Offer | undefined) => publishedAt(offer?.createdAt ?? '');

/** Offers have only a date, but Atom needs a time. */
export const publishedAt = (day: string) => (startOfDay(day) ?? new Date(0)).toISOString();

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeText(href)}"/>`;

const element = (name: string, text: string) =>
  // `]]>` is not allowed in XML text.
  `<${name}>${escapeText(writable(text)).replaceAll(']]>', ']]&gt;')}</${name}>`;

/** XML does not allow other control characters, not even escaped. */
const writable = (text: string) =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ');
