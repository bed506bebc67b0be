import { paths } from '@portal/kit/routing/paths';
import { deltaEncoding } from '@portal/server/content-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestedDictionary } from '../requested-dictionary';
import { sendBody } from '../compressed';
import { Refusal } from '../refusal';
import type { ReleaseSetFinder } from '../releases/release-sets';
import { asksForSafe, type VisitorReader } from '../releases/visitor';
import { pageHeaders } from '../security-headers';
import { pageDelta } from './page-delta';
import type { PageDictionaries } from './page-dictionaries';
import { publicPageHeaders, cacheHeadersOf } from './page-freshness';
import type { PageSource } from './page-source';
import type { PreparedPage } from './prepared-page';
import { findPage, redirectOf } from './requested-page';

type PageHandlerOptions = {
  readonly findReleaseSet: ReleaseSetFinder;
  readonly visitorOf: VisitorReader;
  readonly preparedPage: PageSource;
  readonly dictionaries: PageDictionaries;
};

const vary = 'accept-encoding, available-dictionary, cookie, user-agent';

/** Retry-After of a disabled application, in seconds. */
const pausedFor = 600;

/** Faster than parsing; the site wrote this origin itself. */
const hostOf = (origin: string) => origin.slice(origin.indexOf('//') + 2);

/** Answers every address that is neither a file nor an API call. */
export function pageHandler(options: PageHandlerOptions) {
  const { findReleaseSet, visitorOf, preparedPage, dictionaries } = options;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, ip, headers, origin, canonicalOrigin } = request;
    // The empty path redirects (S2.11).
    const [path, query] = url.split(/(?=\?)/);
    if (path === '/') return reply.headers(publicPageHeaders).redirect(paths.home + (query ?? ''));

    const visitor = await visitorOf(headers.cookie);
    const releaseSet = await findReleaseSet({ ...visitor, isSafe: asksForSafe(url) });
    const requested = findPage(releaseSet, url, canonicalOrigin);
    const moved = redirectOf(releaseSet, requested, url);
    if (moved !== undefined) {
      reply.headers({ ...cacheHeadersOf(releaseSet, { status: 301, isMakeshift: false }), vary });
      return reply.redirect(moved, 301);
    }
    // The address may belong to an application without a readable release.
    if (requested.route.path === '*' && releaseSet.missing.length > 0) throw new Refusal(503);
    const found = await preparedPage(releaseSet, requested, ip);
    const { status, page } = found;
    reply
      .headers(pageHeaders(headers['user-agent']))
      .headers(cacheHeadersOf(releaseSet, found))
      .headers({
        'content-security-policy': page.contentPolicy(hostOf(origin)),
        etag: page.etag,
        vary,
      });
    if (status === 503) reply.header('retry-after', pausedFor);
    if (status === 200 && headers['if-none-match'] === page.etag) return reply.code(304).send();
    reply.code(status).type('text/html; charset=utf-8');
    if (isBrowser(headers)) dictionaries.prepare(releaseSet, canonicalOrigin);
    return sendPage(reply, page, { dictionaries, shell: releaseSet.shell.id });
  };
}

/** Browsers send this header only on secure connections, which dictionaries require too. */
const isBrowser = (headers: FastifyRequest['headers']) => headers['sec-fetch-dest'] === 'document';

type SendOptions = { readonly dictionaries: PageDictionaries; readonly shell: string };

/** Sends the page, as a delta if possible, and announces the current dictionary. */
async function sendPage(reply: FastifyReply, page: PreparedPage, options: SendOptions) {
  const { dictionaries, shell } = options;
  const next = dictionaries.ofShell(shell);
  // Browsers load it after the page.
  if (next) reply.header('link', `<${next.url}>; rel="compression-dictionary"`);
  const hash = requestedDictionary(reply.request.headers);
  const known = hash && dictionaries.named(hash);
  const delta = known ? await pageDelta(page, known, reply.server.log) : undefined;
  if (!delta) return sendBody(reply, page.bodies);
  return reply.header('content-encoding', deltaEncoding).send(delta);
}
