import formbody from '@fastify/formbody';
import { emptyCredentialsMessage, type Credentials } from '@portal/contract/session';
import {
  credentialsFromWire,
  grantTypeFromWire,
  issuedTokenToWire,
} from '@portal/contract/token-request';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { App } from '../http/app-type';
import { problemOf } from '../http/error-handler';
import { addressSubject, type Limit, type RateLimiter } from '../http/rate-limiter';
import { storableProblem } from '../http/storable';
import { isWebClient } from './client-credentials';
import { OAuthFailure, sendOAuthFailure } from './oauth-failure';
import type { PasswordCheck } from './password';
import type { TokenKey } from './token-key';
import type { TokenSigner } from './token-signer';
import type { UserRepository } from './user-repository';

const loginLimits = {
  address: { name: 'login-address', calls: 60, seconds: 300 },
  user: { name: 'login-user', calls: 10, seconds: 900 },
} as const satisfies Record<string, Limit>;

export type TokenServices = {
  users: UserRepository;
  checkPassword: PasswordCheck;
  signer: TokenSigner;
  limiter: RateLimiter;
  key: TokenKey;
};

/** The password grant of specification §7, with the errors of RFC 6749 §5.2. */
export async function tokenRoutes(app: App, services: TokenServices) {
  app.get('/.well-known/jwks.json', { config: { access: 'public' } }, (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return { keys: [services.key.publicJwk] };
  });

  // Forms are read here only: other origins can make a browser send one without asking.
  await app.register(async (scope: App) => {
    await scope.register(formbody);
    scope.post(
      '/oauth/token',
      {
        config: { access: 'public' },
        errorHandler: (error, _request, reply) => {
          void sendOAuthFailure(reply, problemOf(error));
        },
      },
      (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
        return grantToken(request, services);
      },
    );
  });
}

async function grantToken(request: FastifyRequest, services: TokenServices) {
  const { limiter, signer } = services;
  if (!isWebClient(request.headers.authorization)) throw invalidClient();
  await limiter.count(loginLimits.address, addressSubject(request.ip));
  const { user, tokenVersion } = await authenticate(readGrant(request.body), services);
  return issuedTokenToWire({
    token: await signer.sign(user, tokenVersion),
    seconds: signer.seconds,
  });
}

function readGrant(body: unknown): Credentials {
  const type = v.safeParse(grantTypeFromWire, body);
  if (!type.success) throw new OAuthFailure('invalid_request', 'Falta grant_type.');
  if (type.output !== 'password') {
    throw new OAuthFailure('unsupported_grant_type', 'Solo se admite grant_type=password.');
  }
  const given = v.safeParse(credentialsFromWire, body);
  if (!given.success || storableProblem(given.output) !== undefined) {
    throw new OAuthFailure('invalid_request', emptyCredentialsMessage);
  }
  return given.output;
}

async function authenticate({ username, password }: Credentials, services: TokenServices) {
  const subject = username.toLowerCase();
  await services.limiter.count(loginLimits.user, subject);

  const stored = await services.users.find(username);
  const isRight = await services.checkPassword(stored?.passwordHash, { password, sender: '' });
  if (!stored || !isRight) throw new OAuthFailure('invalid_grant', 'Usuario o clave incorrecta!');

  await services.limiter.forget(loginLimits.user, subject);
  return stored;
}

const invalidClient = () =>
  new OAuthFailure('invalid_client', 'La aplicacion cliente no es valida.', {
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="oauth"' },
  });
