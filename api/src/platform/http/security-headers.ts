import { transportSecurity } from '@portal/server/transport-security';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-type';

/** Responses are data: not to be run, framed, guessed at or read by other sites. */
export const plainHeaders = {
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none';sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const secure = { ...plainHeaders, ...transportSecurity };

export function addSecurityHeaders(app: App) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request));
    done();
  });
}

export const securityHeaders = ({ protocol }: FastifyRequest) =>
  protocol === 'https' ? secure : plainHeaders;
