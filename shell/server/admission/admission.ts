import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { siteHeaders } from '../security-headers';
import type { KnownOrigins } from './known-origins';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request reached the site: `https://example.org`. */
    origin: string;
    /** What search engines are told instead. */
    canonicalOrigin: string;
  }
}

/** Looks at every request before anything else does, and lets in what is meant for this site. */
export function addAdmission(app: FastifyInstance, origins: KnownOrigins) {
  app.decorateRequest('origin', '');
  app.decorateRequest('canonicalOrigin', '');

  app.addHook('onRequest', (request, reply, done) => {
    const origin = originOf(request, origins);
    reply.headers(siteHeaders(origin));
    if (origin === undefined) return done(new Refusal(isHost(request.host) ? 421 : 400));
    // Pages are found for every address, so the method is what none was found for.
    if (request.is404) return done(new Refusal(405));
    request.origin = origin;
    request.canonicalOrigin = origins.canonical ?? origin;
    done();
  });
}

/** A proxy in front may name another host than the one that it calls, if that is known too. */
export const originOf = ({ host, protocol, headers }: FastifyRequest, { find }: KnownOrigins) =>
  find(host, protocol) ?? find(headers.host ?? '', protocol);

const isHost = (text: string) => /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(text);
