import formbody from '@fastify/formbody';
import { keysPath } from '@portal/contract/api-addresses';
import { emptyCredentialsMessage } from '@portal/contract/credentials';
import { isTotpCode, wrongCodeMessage } from '@portal/contract/second-factor';
import {
  credentialsFromWire,
  grantTypeFromWire,
  issuedTokenToWire,
} from '@portal/contract/token-request';
import { addressSubject } from '@portal/server/address-subject';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { App } from '../../../platform/http/app-type';
import type { Platform } from '../../../platform/platform';
import type { Problem } from '../../../platform/problem/problem';
import { storableProblem } from '../../../platform/http/storable';
import { waitWhileConnected } from '../../../platform/http/wait-while-connected';
import { eventOf, type SecurityEvent } from '../../../platform/security-log/security-event';
import { isWebClient } from './client-credentials';
import { createKnownBrowsers, type KnownBrowsers } from './known-browsers';
import { OAuthFailure, sendOAuthFailure } from './oauth-failure';
import { plainName } from '../find-named';
import type { Passwords } from '../passwords/passwords';
import type { SecondFactors } from '../second-factor/second-factor';
import { browserName } from '../sessions/browser-name';
import { startSession } from '../sessions/session-repository';
import { grantedRights } from './granted-rights';
import { createSignInLimits, type SignInLimits } from './sign-in-limits';
import { findUsers, noteSignIn, type StoredUser } from './user-repository';

export type AccountTools = { passwords: Passwords; secondFactors: SecondFactors };

type TokenServices = Pick<Platform, 'db' | 'securityLog' | 'sessionRules' | 'signer'> &
  AccountTools & {
    knownBrowsers: KnownBrowsers;
    signInLimits: SignInLimits;
  };

/** The password grant (S7.01), with the errors of RFC 6749 §5.2. */
export async function tokenRoutes(app: App, platform: Platform, tools: AccountTools) {
  const { key, limiter, noteFailure } = platform;
  const services = {
    ...platform,
    ...tools,
    knownBrowsers: createKnownBrowsers(key.derive('known browsers')),
    signInLimits: createSignInLimits(limiter),
  };

  app.get(keysPath, { config: { access: 'public' } }, (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return { keys: [key.publicJwk] };
  });

  // Only here, because other origins can make a browser send forms without a preflight.
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
  const { db, knownBrowsers, securityLog, sessionRules, signer } = services;
  const { request, reply } = exchange;
  if (!isWebClient(request.headers.authorization)) throw invalidClient();
  const stored = await authenticate(exchange, services);
  const { userId, user } = stored;
  const sessionId = await startSession(
    db,
    {
      userId,
      browserId: knownBrowsers.remember(reply, user),
      browser: browserName(request.headers['user-agent']),
    },
    sessionRules,
  );
  await noteSignIn(db, userId);
  securityLog.record(
    { event: 'sign-in', outcome: 'ok', name: user.username, user: user.id },
    request,
  );
  return issuedTokenToWire({
    token: await signer.sign({ ...grantedRights(stored, sessionRules), sessionId }),
    seconds: signer.seconds,
  });
}

function readGrant(body: unknown): v.InferOutput<typeof credentialsFromWire> {
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

async function authenticate(exchange: Exchange, services: TokenServices): Promise<StoredUser> {
  const { request, reply } = exchange;
  const { username, password, codigo: code } = readGrant(request.body);
  const { db, knownBrowsers, signInLimits, securityLog } = services;
  const meant = await findUsers(db, username);
  const attempt = {
    name: plainName(username),
    address: addressSubject(request.ip),
    browser: meant.map(({ user }) => knownBrowsers.find(request, user)).find(Boolean),
  };
  const delay = await signInLimits.admit(attempt);
  if (delay > 0) {
    securityLog.record({ event: 'sign-in', outcome: 'slowed', name: username }, request);
    if (!(await waitWhileConnected(reply.raw, delay))) throw hasLeft();
  }

  const stored = await ownerOf({ password, sender: attempt.address }, meant, services);
  if (!stored) throw new OAuthFailure('invalid_grant', 'Usuario o clave incorrecta!');
  // Counted per account, whether by user name or e-mail.
  const own = { ...attempt, name: plainName(stored.user.username) };
  if (stored.hasSecondFactor) await requireCode({ stored, attempt: own, code }, services);

  // Attempts with an ambiguous name may have been meant for the other account.
  if (meant.length === 1) await signInLimits.forgive(attempt);
  await signInLimits.forgive(own);
  return stored;
}

/** Returns the account that the password belongs to, if a name matches two. */
async function ownerOf(
  given: Parameters<Passwords['check']>[1],
  [first, ...others]: readonly StoredUser[],
  { passwords }: TokenServices,
) {
  for (const stored of [first, ...others]) {
    if (await passwords.check(stored?.passwordHash, given)) return stored;
  }
  return undefined;
}

type SecondStep = {
  stored: StoredUser;
  attempt: Parameters<SignInLimits['admit']>[0];
  code: string | undefined;
};

async function requireCode(
  { stored: { userId }, attempt, code }: SecondStep,
  { signInLimits, secondFactors }: TokenServices,
) {
  if (code === undefined) {
    throw new OAuthFailure('second_factor_required', 'Falta el codigo del segundo factor.');
  }
  await signInLimits.admitCode(attempt, { isShort: isTotpCode(code) });
  const isRight = await secondFactors.isRight({ userId, sender: attempt.address }, code);
  if (!isRight) throw new OAuthFailure('second_factor_invalid', wrongCodeMessage);
}

/** Names the account that was tried, if the body could be read. */
function signInEvent(problem: Problem, body: unknown): SecurityEvent | undefined {
  const given = v.safeParse(credentialsFromWire, body);
  const outcome = outcomeOf(problem);
  if (!given.success || !outcome) return eventOf(problem);
  return { event: 'sign-in', outcome, name: given.output.username };
}

function outcomeOf({ status, details }: Problem) {
  if (status === 429) return 'limited';
  return outcomes.get(details.code ?? '');
}

const outcomes = new Map<string, 'wrong' | 'code-asked' | 'wrong-code'>([
  ['invalid_grant', 'wrong'],
  ['second_factor_required', 'code-asked'],
  ['second_factor_invalid', 'wrong-code'],
]);

const hasLeft = () => new OAuthFailure('invalid_request', 'La conexion se cerro.');

const invalidClient = () =>
  new OAuthFailure('invalid_client', 'La aplicacion cliente no es valida.', {
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="oauth"' },
  });
