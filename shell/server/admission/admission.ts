import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { siteHeaders } from '../security-headers';
import type { KnownOrigins } from './known-origins';

declare module 'fastify' {
  interface FastifyRequest {
    /** Origin at which the request reached the site, such as `https://example.org`. */
    origin: string;
    /** Origin for search engines. */
    canonicalOrigin: string;
  }
}

/** Checks each request first and refuses those for unknown hosts. */
export function addAdmission(app: FastifyInstance, origins: KnownOrigins) {
  app.decorateRequest('origin', '');
  app.decorateRequest('canonicalOrigin', '');

  app.addHook('onRequest', (request, reply, done) => {
    const origin = originOf(request, origins);
    reply.headers(siteHeaders(origin));
    if (origin === undefined) return done(new Refusal(isHost(request.host) ? 421 : 400));
    // Every GET address has a page, so a 404 here means a wrong method.
    if (request.is404) return done(new Refusal(405));
    request.origin = origin;
    request.canonicalOrigin = origins.canonical ?? origin;
    done();
  });
}

/** A proxy may forward another host than it calls, if both are known. */
export const originOf = ({ host, protocol, headers }: FastifyRequest, { find }: KnownOrigins) =>
  find(host, protocol) ?? find(headers.host ?? '', protocol);

const isHost = (text: string) => /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(text);
