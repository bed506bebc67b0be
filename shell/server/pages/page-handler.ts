import { paths } from '@portal/kit/routing/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../releases/compose-site';
import { visitorOf } from '../releases/visitor';
import type { Visitor } from '../releases/resolve';
import type { PageSource } from './page-source';
import { isHost, type PublicOrigin } from './public-origin';
import { findPage } from './requested-page';
import { encodings, type PreparedPage } from './prepared-page';
import { pageHeaders } from './security-headers';

type PageHandlerOptions = {
  readonly findSite: (visitor: Visitor) => Promise<Site>;
  readonly preparedPage: PageSource;
  readonly publicOrigin: PublicOrigin;
};

/** Answers every address that is no file and no call of the API. */
export function pageHandler({ findSite, preparedPage, publicOrigin }: PageHandlerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, host, ip, headers } = request;
    // The host becomes part of the content policy.
    if (!isHost(host)) return reply.code(400).send();
    // Specification §2: the empty path redirects.
    const [path, query] = url.split(/(?=\?)/);
    if (path === '/') return reply.redirect(paths.home + (query ?? ''));

    const site = await findSite(visitorOf(headers.cookie, ip));
    const requested = findPage(site, url, publicOrigin(request));
    const { status, page } = await preparedPage(site, requested);
    reply.headers({
      ...pageHeaders(headers['user-agent']),
      'content-security-policy': page.contentPolicy(host),
    });
    reply.headers({
      etag: page.etag,
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie, user-agent',
    });
    if (status === 200 && headers['if-none-match'] === page.etag) return reply.code(304).send();
    return sendBody(reply.code(status), page, headers['accept-encoding']);
  };
}

function sendBody(reply: FastifyReply, { bodies }: PreparedPage, accepted = '') {
  const encoding = encodings.find((name) => accepted.includes(name)) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
}
