import {
  accountActivationPath,
  accountLinkPath,
  accountLinkToWire,
  forgottenPasswordPath,
  type Activation,
} from '@portal/contract/account-link';
import {
  activationFromWire,
  forgottenPasswordFromWire,
  linkTokenFromWire,
} from '@portal/contract/account-requests';
import { messageToWire } from '@portal/contract/message';
import { addressSubject } from '@portal/server/address-subject';
import { inBackground } from '@portal/server/in-background';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type';
import type { Limit } from '../../../platform/http/rate-limiter';
import type { Platform } from '../../../platform/platform';
import { requireGoodPassword } from '../passwords/password-rules';
import type { AccountTools } from '../sign-in/token-routes';
import { openAccount } from './open-account';
import { requireLink } from './link-repository';
import { sendForgotten } from './send-forgotten';

const config = { access: 'public' } as const;
const limits = {
  link: { name: 'account-link', calls: 60, seconds: 600 },
  forgotten: { name: 'forgotten-password', calls: 20, seconds: 600 },
} as const satisfies Record<string, Limit>;

export function linkRoutes(app: App, platform: Platform, { passwords }: AccountTools) {
  const { db, limiter, securityLog, readCompany } = platform;

  app.post(
    accountLinkPath,
    { config, schema: { body: linkTokenFromWire } },
    async (request, reply) => {
      await limiter.countFrom(request, limits.link);
      return reply.send(accountLinkToWire(await requireLink(db, request.body)));
    },
  );

  app.post(
    accountActivationPath,
    { config, schema: { body: activationFromWire } },
    async (request, reply) => {
      await limiter.countFrom(request, limits.link);
      const activation: Activation = request.body;
      const { token, username, person, password } = activation;
      const link = await requireLink(db, token);
      await requireGoodPassword(password, {
        hasSecondFactor: link.hasSecondFactor,
        names: [
          ...link.names,
          ...(person ? Object.values(person) : []),
          ...(username === undefined ? [] : [username]),
          (await readCompany()).name,
        ],
      });
      const passwordHash = await passwords.hash({ password, sender: addressSubject(request.ip) });
      const personId = await openAccount(db, { link, activation, passwordHash });
      const outcome = link.purpose === 'reset' ? 'reset' : 'created';
      securityLog.record({ event: 'account', outcome, of: personId }, request);
      return reply.send(messageToWire('Tu contraseña está lista. Ya puedes iniciar sesión.'));
    },
  );

  forgottenRoute(app, platform);
}

/** Sends the same response after the same time, whether the account exists or not. */
function forgottenRoute(app: App, platform: Platform) {
  const { limiter, logger, notices } = platform;
  const message = notices.reachesVisitors
    ? 'Si hay una cuenta con ese usuario o correo, te enviamos un enlace que vale una hora. Si hoy pediste más de cinco, puede tardar una hora.'
    : 'Este sitio no envía correos. Pide un enlace a quien administra las cuentas.';

  app.post(
    forgottenPasswordPath,
    { config, schema: { body: forgottenPasswordFromWire } },
    async (request, reply) => {
      await limiter.countFrom(request, limits.forgotten);
      inBackground(logger, 'sending a password reset link', () =>
        sendForgotten(platform, request.body, sourceOf(request)),
      );
      return reply.send(messageToWire(message));
    },
  );
}

/** For the security log. The request is already answered by then. */
const sourceOf = ({ ip, id, routeOptions }: FastifyRequest) => ({ ip, id, routeOptions });
