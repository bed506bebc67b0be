import * as v from 'valibot';
import type { App } from '../http/app-type';
import { problemOf } from '../http/error-handler';
import { addressSubject, type Limit, type RateLimiter } from '../http/rate-limiter';
import { isWebClient } from './client-credentials';
import { OAuthFailure, sendOAuthFailure } from './oauth-failure';
import type { PasswordCheck } from './password';
import type { TokenKey } from './token-key';
import type { TokenSigner } from './token-signer';
import type { UserRepository } from './user-repository';

export const loginLimits = {
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
export function tokenRoutes(app: App, services: TokenServices) {
  const noStore = { 'cache-control': 'no-store', pragma: 'no-cache' };

  app.post(
    '/oauth/token',
    {
      config: { access: 'public' },
      errorHandler: (error, _request, reply) => sendOAuthFailure(reply, problemOf(error)),
    },
    async (request, reply) => {
      reply.headers(noStore);
      if (!isWebClient(request.headers.authorization)) throw invalidClient();
      await services.limiter.count(loginLimits.address, addressSubject(request.ip));
      const { user, tokenVersion } = await authenticate(readGrant(request.body), services);
      return {
        access_token: await services.signer.sign(user, tokenVersion),
        token_type: 'bearer',
        expires_in: services.signer.seconds,
      };
    },
  );

  app.get('/.well-known/jwks.json', { config: { access: 'public' } }, (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return { keys: [services.key.publicJwk] };
  });
}

type Grant = { username: string; password: string };

const grantFields = v.object({
  grant_type: v.string(),
  username: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
});

function readGrant(body: unknown): Grant {
  const type = v.safeParse(v.object({ grant_type: v.string() }), body);
  if (!type.success) throw new OAuthFailure('invalid_request', 'Falta grant_type.');
  if (type.output.grant_type !== 'password') {
    throw new OAuthFailure('unsupported_grant_type', 'Solo se admite grant_type=password.');
  }
  const fields = v.safeParse(grantFields, body);
  if (!fields.success) throw new OAuthFailure('invalid_request', 'Usuario o clave vacia!');
  return fields.output;
}

async function authenticate({ username, password }: Grant, services: TokenServices) {
  const subject = username.toLowerCase();
  await services.limiter.count(loginLimits.user, subject);

  const stored = await services.users.find(username);
  const isRight = await services.checkPassword(stored?.passwordHash, password);
  if (!stored || !isRight) throw new OAuthFailure('invalid_grant', 'Usuario o clave incorrecta!');

  await services.limiter.forget(loginLimits.user, subject);
  return stored;
}

const invalidClient = () =>
  new OAuthFailure('invalid_client', 'La aplicacion cliente no es valida.', {
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="oauth"' },
  });
