import type { RouteAccess } from '@portal/contract/remote-route';
import type { SessionUser } from '@portal/contract/session';
import { inBackground } from '@portal/server/in-background';
import type { FastifyRequest, FastifySchema } from 'fastify';
import type { Bearer, TokenReader } from './token-reader';
import type { App } from '../http/app-type';
import { isWrite } from '../http/own-writes';
import { Problem } from '../problem/problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
  interface FastifyRequest {
    user: SessionUser | undefined;
    /** The user with the session and its expiry. */
    bearer: Bearer | undefined;
  }
  interface FastifyInstance {
    declaredRoutes: DeclaredRoute[];
  }
}

export type DeclaredRoute = {
  method: string;
  path: string;
  access: RouteAccess;
  isAlias: boolean;
  schema: FastifySchema;
};

/** Denies by default: a route without declared access stops the start. */
export function addAccessControl(app: App, readToken: TokenReader) {
  app.decorateRequest('user', undefined);
  app.decorateRequest('bearer', undefined);

  app.decorate('declaredRoutes', []);

  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!config?.access) throw new Error(`Route without declared access: ${String(method)} ${url}`);
    app.declaredRoutes.push({
      method: String(method),
      path: url,
      access: config.access,
      isAlias: config.isAlias ?? false,
      schema: schema ?? {},
    });
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    // Restricted responses and results of writes must not be stored.
    if (access !== 'public' || isWrite(request)) reply.header('cache-control', 'no-store');
    const token = bearerToken(request);
    if (access === undefined || (access === 'public' && token === undefined)) return done();
    inBackground(request.log, 'checking access', () => decide(request, access, done));
  });

  async function decide(
    request: FastifyRequest,
    access: RouteAccess,
    done: (refusal?: Error) => void,
  ) {
    try {
      request.bearer = await readBearer(request, readToken);
      request.user = request.bearer?.user;
      if (access !== 'public') requireAccess(request.user, access);
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)));
    }
    done();
  }
}

export function signedInUser(request: FastifyRequest): SessionUser {
  if (!request.user) throw unauthenticated();
  return request.user;
}

export function currentSession(request: FastifyRequest): Bearer {
  if (!request.bearer) throw unauthenticated();
  return request.bearer;
}

export const bearerToken = ({ headers }: FastifyRequest) =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Public routes refuse an invalid token too, so that the client ends the session (S6.11). */
async function readBearer(request: FastifyRequest, readToken: TokenReader) {
  const token = bearerToken(request);
  if (token === undefined) return undefined;
  const bearer = await readToken(token, { isActivity: true });
  if (bearer) return bearer;
  throw sessionOver();
}

/** The token may have expired during the call. */
export const sessionOver = () =>
  new Problem(401, 'Tu sesión expiró. Inicia sesión de nuevo.', {
    code: 'invalid_token',
    headers: { 'www-authenticate': 'Bearer realm="api", error="invalid_token"' },
  });

function requireAccess(user: SessionUser | undefined, access: RouteAccess) {
  if (!user) throw unauthenticated();
  if (access === 'session' || user.roles.includes(access)) return;
  throw new Problem(403, 'No tienes acceso a este recurso.', {
    code: 'access_denied',
    headers: { 'www-authenticate': 'Bearer realm="api", error="insufficient_scope"' },
  });
}

// RFC 6750 §3.1: no error code without credentials.
const unauthenticated = () =>
  new Problem(401, 'Debes iniciar sesión para acceder a este recurso.', {
    code: 'unauthorized',
    headers: { 'www-authenticate': 'Bearer realm="api"' },
  });
