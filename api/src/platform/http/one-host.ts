import { hostsOf } from '@portal/server/request-path';
import type { App } from './app-type';
import { badRequest } from '../problem/problem';

/**
 * Refuses two Host headers, which could make a proxy and the server read different ones (RFC 9112
 * §3.2).
 */
export function requireOneHost(app: App) {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isOptional = raw.httpVersion === '1.0';
    const hosts = hostsOf(raw.rawHeaders).length;
    done(hosts === 1 || (isOptional && hosts === 0) ? undefined : notOneHost);
  });
}

const notOneHost = badRequest('La solicitud debe nombrar un solo servidor.');
