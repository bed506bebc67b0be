import { paths } from '@portal/kit/routing/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendBody } from '../compressed';
import { Refusal } from '../refusal';
import type { SiteFinder } from '../releases/sites';
import { asksForSafe, type VisitorReader } from '../releases/visitor';
import { pageHeaders } from '../security-headers';
import type { PageSource } from './page-source';
import { findPage } from './requested-page';

type PageHandlerOptions = {
  readonly findSite: SiteFinder;
  readonly visitorOf: VisitorReader;
  readonly preparedPage: PageSource;
};

/** What is switched off is asked for again after this long, in seconds. */
const pausedFor = 600;

/** Faster than reading the whole address, which the site wrote itself. */
const hostOf = (origin: string) => origin.slice(origin.indexOf('//') + 2);

/** Answers every address that is no file and no call of the API. */
export function pageHandler({ findSite, visitorOf, preparedPage }: PageHandlerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, ip, headers, origin, canonicalOrigin } = request;
    // Specification §2: the empty path redirects.
    const [path, query] = url.split(/(?=\?)/);
    if (path === '/') return reply.redirect(paths.home + (query ?? ''));

    const visitor = await visitorOf(headers.cookie);
    const site = await findSite({ ...visitor, isSafe: asksForSafe(url) });
    const requested = findPage(site, url, canonicalOrigin);
    // It may well be an address of the application that is missing.
    if (requested.route.path === '*' && site.missing.length > 0) throw new Refusal(503);
    const { status, page } = await preparedPage(site, requested, ip);
    reply.headers(pageHeaders(headers['user-agent'])).headers({
      'content-security-policy': page.contentPolicy(hostOf(origin)),
      etag: page.etag,
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie, user-agent',
    });
    if (status === 503) reply.header('retry-after', pausedFor);
    if (status === 200 && headers['if-none-match'] === page.etag) return reply.code(304).send();
    return sendBody(reply.code(status).type('text/html; charset=utf-8'), page.bodies);
  };
}
