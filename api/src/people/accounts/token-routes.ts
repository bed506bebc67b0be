import formbody from '@fastify/formbody';
import { emptyCredentialsMessage, type Credentials } from '@portal/contract/credentials';
import {
  credentialsFromWire,
  grantTypeFromWire,
  issuedTokenToWire,
} from '@portal/contract/token-request';
import { addressSubject } from '@portal/server/address-subject';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { App } from '../../platform/http/app-type';
import type { Problem } from '../../platform/problem/problem';
import { storableProblem } from '../../platform/http/storable';
import { waitWhileConnected } from '../../platform/http/wait-while-connected';
import { eventOf, type SecurityEvent } from '../../platform/security-log/security-event';
import { isWebClient } from './client-credentials';
import { createKnownBrowsers, type KnownBrowsers } from './known-browsers';
import { OAuthFailure, sendOAuthFailure } from './oauth-failure';
import { createPasswordCheck, type PasswordCheck } from './password';
import { createSignInLimits, type SignInLimits } from './sign-in-limits';
import { findUser } from './user-repository';
import type { Platform } from '../../platform/platform';

type TokenServices = Pick<Platform, 'db' | 'securityLog' | 'signer'> & {
  checkPassword: PasswordCheck;
  knownBrowsers: KnownBrowsers;
  signInLimits: SignInLimits;
};

/** The password grant of specification §7, with the errors of RFC 6749 §5.2. */
export async function tokenRoutes(app: App, platform: Platform) {
  const { key, limiter, noteFailure } = platform;
  const services = {
    ...platform,
    checkPassword: await createPasswordCheck(),
    knownBrowsers: createKnownBrowsers(key.derive('known browsers')),
    signInLimits: createSignInLimits(limiter),
  };

  app.get('/.well-known/jwks.json', { config: { access: 'public' } }, (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return { keys: [key.publicJwk] };
  });

  // Forms are read here only: other origins can make a browser send one without asking.
  await app.register(async (scope: App) => {
    await scope.register(formbody);
    scope.post(
      '/oauth/token',
      {
        config: { access: 'public' },
        errorHandler: (error, request, reply) => {
          const toEvent = (problem: Problem) => signInEvent(problem, request.body);
          sendOAuthFailure(reply, noteFailure(error, { request, toEvent }));
        },
      },
      (request, reply) => {
        reply.header('pragma', 'no-cache');
        return grantToken({ request, reply }, services);
      },
    );
  });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

async function grantToken(exchange: Exchange, services: TokenServices) {
  const { signer } = services;
  if (!isWebClient(exchange.request.headers.authorization)) throw invalidClient();
  const { user, tokenVersion } = await authenticate(exchange, services);
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

async function authenticate({ request, reply }: Exchange, services: TokenServices) {
  const { username, password } = readGrant(request.body);
  const { db, knownBrowsers, signInLimits, securityLog } = services;
  const stored = await findUser(db, username);
  const attempt = {
    name: username.toLowerCase(),
    address: addressSubject(request.ip),
    browser: stored && knownBrowsers.find(request, stored.user),
  };
  const delay = await signInLimits.admit(attempt);
  if (delay > 0) {
    securityLog.record({ event: 'sign-in', outcome: 'slowed', name: username }, request);
    if (!(await waitWhileConnected(reply.raw, delay))) throw hasLeft();
  }

  const given = { password, sender: attempt.address };
  const isRight = await services.checkPassword(stored?.passwordHash, given);
  if (!stored || !isRight) throw new OAuthFailure('invalid_grant', 'Usuario o clave incorrecta!');

  await signInLimits.forgive(attempt);
  knownBrowsers.remember(reply, stored.user);
  const user = stored.user.id;
  securityLog.record({ event: 'sign-in', outcome: 'ok', name: username, user }, request);
  return stored;
}

/** A refusal of this route concerns the name that it was asked for, when it came that far. */
function signInEvent(problem: Problem, body: unknown): SecurityEvent | undefined {
  const given = v.safeParse(credentialsFromWire, body);
  const outcome = outcomeOf(problem);
  if (!given.success || !outcome) return eventOf(problem);
  return { event: 'sign-in', outcome, name: given.output.username };
}

function outcomeOf({ status, details }: Problem) {
  if (status === 429) return 'limited';
  return details.code === 'invalid_grant' ? 'wrong' : undefined;
}

// Nobody reads it any more.
const hasLeft = () => new OAuthFailure('invalid_request', 'La conexion se cerro.');

const invalidClient = () =>
  new OAuthFailure('invalid_client', 'La aplicacion cliente no es valida.', {
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="oauth"' },
  });
