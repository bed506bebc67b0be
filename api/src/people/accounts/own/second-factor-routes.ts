import {
  codeFromWire,
  passwordAndCodeFromWire,
  passwordFromWire,
} from '@portal/contract/account-requests';
import { messageToWire } from '@portal/contract/message';
import { minPasswordLength, newPassword } from '@portal/contract/new-password';
import {
  activationToWire,
  recoveryCodesPath,
  secondFactorActivationPath,
  secondFactorPath,
  secondFactorRemovalPath,
} from '@portal/contract/own-account';
import {
  newRecoveryCodesToWire,
  secondFactorSetupToWire,
  wrongCodeMessage,
} from '@portal/contract/second-factor';
import { addressSubject } from '@portal/server/address-subject';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { currentSession } from '../../../platform/auth/access';
import type { App } from '../../../platform/http/app-type';
import type { Limit } from '../../../platform/http/rate-limiter';
import type { Platform } from '../../../platform/platform';
import { badRequest, conflict } from '../../../platform/problem/problem';
import type { StoredUser } from '../sign-in/user-repository';
import type { OwnAccountParts } from './own-accounts';
import {
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from './own-account-changes';

const codeLimit = { name: 'own-code', calls: 3, seconds: 60 } as const satisfies Limit;
const config = { access: 'session' } as const;

export function secondFactorRoutes(app: App, platform: Platform, parts: OwnAccountParts) {
  onRoutes(app, platform, parts);
  offRoutes(app, platform, parts);
}

/** Makes the user wait until the minute is over after three wrong codes. */
async function requireCode(
  { limiter }: Platform,
  { userId }: StoredUser,
  isRight: () => Promise<boolean>,
) {
  await limiter.count(codeLimit, String(userId));
  if (!(await isRight())) throw badRequest(wrongCodeMessage);
  await limiter.forget(codeLimit, String(userId));
}

const ownerOf = ({ ip }: FastifyRequest, { userId }: StoredUser) => ({
  userId,
  sender: addressSubject(ip),
});

function onRoutes(app: App, platform: Platform, { accounts, tools }: OwnAccountParts) {
  const { db, signer } = platform;
  const { secondFactors } = tools;

  app.post(
    secondFactorPath,
    { config, schema: { body: passwordFromWire } },
    async (request, reply) => {
      const { stored } = await accounts.read(request);
      await accounts.requirePassword(request, stored, request.body);
      if (stored.hasSecondFactor) throw conflict('Tu cuenta ya tiene un segundo factor.');
      const setup = await secondFactors.begin(ownerOf(request, stored), stored.user.username);
      return reply.code(201).send(secondFactorSetupToWire(setup));
    },
  );

  app.post(
    secondFactorActivationPath,
    { config, schema: { body: codeFromWire } },
    async (request, reply) => {
      const { stored, owner } = await accounts.read(request);
      if (stored.hasSecondFactor) throw conflict('Tu cuenta ya tiene un segundo factor.');
      await requireCode(platform, stored, () =>
        secondFactors.isFirstCode(ownerOf(request, stored), request.body),
      );
      await switchSecondFactorOn(db, owner);
      accounts.tell(request, 'second-factor-on');
      const { sessionId, expiresAt } = currentSession(request);
      // With the administrator's rights, but the old expiry.
      const token = await signer.sign({
        user: stored.user,
        sessionId,
        needsSecondFactor: false,
        expiresAt,
      });
      return reply.send(activationToWire({ message: 'Tu segundo factor está activo.', token }));
    },
  );
}

function offRoutes(app: App, platform: Platform, { accounts, tools }: OwnAccountParts) {
  const { db, sessionRules } = platform;
  const { secondFactors } = tools;

  /** Neither a found phone nor an open screen is enough. */
  async function requireBoth(request: FastifyRequest, given: { password: string; code: string }) {
    const { stored, owner } = await accounts.read(request);
    if (!stored.hasSecondFactor) throw conflict('Tu cuenta no tiene un segundo factor.');
    await accounts.requirePassword(request, stored, given.password);
    await requireCode(platform, stored, () =>
      secondFactors.isRight(ownerOf(request, stored), given.code),
    );
    return { stored, owner };
  }

  app.post(
    secondFactorRemovalPath,
    { config, schema: { body: passwordAndCodeFromWire } },
    async (request, reply) => {
      const isAdministrator = request.user?.roles.includes('ROLE_ADMIN') === true;
      if (sessionRules.requiresSecondFactor && isAdministrator) {
        throw conflict('Tu rol exige un segundo factor.');
      }
      if (!v.is(newPassword(minPasswordLength.alone), request.body.password)) {
        throw conflict(
          `Sin segundo factor la contraseña debe tener al menos ${minPasswordLength.alone} caracteres. Cámbiala primero.`,
        );
      }
      const { owner } = await requireBoth(request, request.body);
      await switchSecondFactorOff(db, owner);
      accounts.tell(request, 'second-factor-off');
      return reply.send(messageToWire('Tu cuenta ya no tiene segundo factor.'));
    },
  );

  app.post(
    recoveryCodesPath,
    { config, schema: { body: passwordAndCodeFromWire } },
    async (request, reply) => {
      const { stored, owner } = await requireBoth(request, request.body);
      const { codes, codeHashes } = await secondFactors.newCodes(ownerOf(request, stored));
      await renewRecoveryCodes(db, owner, codeHashes);
      accounts.tell(request, 'recovery-codes');
      return reply.send(newRecoveryCodesToWire(codes));
    },
  );
}
