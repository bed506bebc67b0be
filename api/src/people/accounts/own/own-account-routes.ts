import { passwordChangeFromWire } from '@portal/contract/account-requests';
import { messageToWire } from '@portal/contract/message';
import {
  currentSessionPath,
  ownAccountPath,
  ownAccountToWire,
  ownPasswordPath,
  ownSessionsPath,
} from '@portal/contract/own-account';
import { addressSubject } from '@portal/server/address-subject';
import * as v from 'valibot';
import { currentSession } from '../../../platform/auth/access';
import type { App } from '../../../platform/http/app-type';
import type { Platform } from '../../../platform/platform';
import { requireGoodPassword } from '../passwords/password-rules';
import { endSession } from '../sessions/session-repository';
import type { AccountTools } from '../sign-in/token-routes';
import { changePassword, endOneBrowser, endOtherSessions } from './own-account-changes';
import { readOwnAccount } from './own-account-repository';
import { createOwnAccounts, type OwnAccountParts, type OwnAccounts } from './own-accounts';
import { secondFactorRoutes } from './second-factor-routes';

const config = { access: 'session' } as const;
const invalidSession = 'El identificador de la sesión no es válido.';
const sessionParams = v.object({
  id: v.pipe(v.string(invalidSession), v.regex(/^[\w-]{22}$/, invalidSession)),
});

/** «Mi cuenta»: the signed-in user's password, sessions and second factor. */
export function ownAccountRoutes(app: App, platform: Platform, tools: AccountTools) {
  const accounts = createOwnAccounts(platform, tools);
  readRoute(app, platform, accounts);
  passwordRoute(app, platform, { accounts, tools });
  sessionRoutes(app, platform, accounts);
  secondFactorRoutes(app, platform, { accounts, tools });
}

function readRoute(app: App, { db, sessionRules }: Platform, accounts: OwnAccounts) {
  app.get(ownAccountPath, { config }, async (request, reply) => {
    const { owner } = await accounts.read(request);
    return reply.send(ownAccountToWire(await readOwnAccount(db, { ...owner, ...sessionRules })));
  });
}

function passwordRoute(
  app: App,
  { db, readCompany }: Platform,
  { accounts, tools }: OwnAccountParts,
) {
  app.put(
    ownPasswordPath,
    { config, schema: { body: passwordChangeFromWire } },
    async (request, reply) => {
      const { current, next } = request.body;
      const { stored, owner } = await accounts.read(request);
      await accounts.requirePassword(request, stored, current);
      const { username, email, firstName, lastName } = stored.user;
      await requireGoodPassword(next, {
        hasSecondFactor: stored.hasSecondFactor,
        names: [username, email, firstName, lastName, (await readCompany()).name],
      });
      const sender = addressSubject(request.ip);
      await changePassword(db, owner, await tools.passwords.hash({ password: next, sender }));
      accounts.tell(request, 'password');
      return reply.send(messageToWire('Tu contraseña cambió. Se cerraron tus otras sesiones.'));
    },
  );
}

function sessionRoutes(app: App, { db }: Platform, accounts: OwnAccounts) {
  app.delete(currentSessionPath, { config }, async (request, reply) => {
    await endSession(db, currentSession(request).sessionId);
    accounts.tell(request, 'signed-out');
    return reply.send(messageToWire('Tu sesión se cerró.'));
  });

  app.delete(ownSessionsPath, { config }, async (request, reply) => {
    const { owner } = await accounts.read(request);
    await endOtherSessions(db, owner);
    accounts.tell(request, 'sessions-ended');
    return reply.send(messageToWire('Se cerraron tus otras sesiones.'));
  });

  app.delete(
    `${ownSessionsPath}/:id`,
    { config, schema: { params: sessionParams } },
    async (request, reply) => {
      const { owner } = await accounts.read(request);
      await endOneBrowser(db, owner, request.params.id);
      accounts.tell(request, 'sessions-ended');
      return reply.send(messageToWire('La sesión se cerró.'));
    },
  );
}
