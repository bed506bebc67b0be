import {
  accountCountsPath,
  accountCountsToWire,
  accountsPath,
  accountToWire,
  administratorsPath,
  administratorToWire,
  changedAccountToWire,
  roleLabels,
  type Account,
} from '@portal/contract/account';
import type { Delivery } from '@portal/contract/account-entry';
import { linkAddress } from '@portal/contract/account-link';
import { accountQueryFromWire, accountTextFromWire } from '@portal/contract/account-query';
import {
  deliveryFromWire,
  invitationFromWire,
  isActiveFromWire,
  roleFromWire,
} from '@portal/contract/account-requests';
import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database';
import type { App } from '../../../platform/http/app-type';
import { idParams } from '../../../platform/http/id-params';
import type { Platform } from '../../../platform/platform';
import { conflict, assertFound } from '../../../platform/problem/problem';
import type { AccountOutcome } from '../../../platform/security-log/security-event';
import { issueLink } from '../links/link-repository';
import {
  accountMissing,
  addInvited,
  changeRole,
  deleteAccount,
  endAllSessions,
  makeLink,
  purposeFor,
  setActive,
  disableSecondFactor,
} from './account-changes';
import {
  countAccounts,
  findAccount,
  readAdministrators,
  searchAccounts,
} from './account-repository';

const access = { access: 'ROLE_ADMIN' } as const;

export function accountRoutes(app: App, platform: Platform) {
  readRoutes(app, platform);
  linkRoutes(app, platform);
  changeRoutes(app, platform);
}

function readRoutes(app: App, { db, notices }: Platform) {
  app.get(
    accountsPath,
    { config: access, schema: { querystring: accountQueryFromWire } },
    async ({ query }) => pageOfToWire(await searchAccounts(db, query), accountToWire),
  );

  app.get(
    accountCountsPath,
    { config: access, schema: { querystring: accountTextFromWire } },
    async ({ query: { q } }) =>
      accountCountsToWire({ ...(await countAccounts(db, q)), sendsMail: notices.reachesVisitors }),
  );

  app.get(administratorsPath, { config: { access: 'session' } }, async () =>
    (await readAdministrators(db)).map(administratorToWire),
  );
}

/** Links for choosing a password. */
function linkRoutes(app: App, platform: Platform) {
  const { db, notices, siteUrl = '' } = platform;
  const tell = tellOf(platform);

  /** Returns undefined if the administrator copies the link instead. */
  function announcement(delivery: Delivery) {
    if (delivery === 'link') return undefined;
    if (!notices.reachesVisitors) {
      throw conflict('Este sitio no envía correos: copia un enlace y hazlo llegar tú.');
    }
    return (transaction: Database, account: Pick<Account, 'id' | 'state'>) =>
      notices.announce(transaction, { kind: purposeFor(account), subjectId: account.id });
  }

  const linkOf = (token: string | undefined) => token && `${siteUrl}${linkAddress(token)}`;

  app.post(
    accountsPath,
    { config: access, schema: { body: invitationFromWire } },
    async (request, reply) => {
      const { body, user } = request;
      const announce = announcement(body.delivery);
      const { id, token } = await db.transaction().execute(async (transaction) => {
        const userId = await addInvited(transaction, body, user?.id);
        if (announce) await announce(transaction, { id: userId, state: 'invited' });
        const issue = { purpose: 'invitation', userId } as const;
        return { id: userId, token: announce ? undefined : await issueLink(transaction, issue) };
      });
      notices.wake();
      const account = assertFound(await findAccount(db, id), accountMissing);
      tell(request, 'invited', account);
      const message = token ? 'La invitación está lista.' : 'La invitación va en camino.';
      return reply.code(201).send(changedAccountToWire({ message, account, link: linkOf(token) }));
    },
  );

  app.post(
    `${accountsPath}/:id/enlace`,
    { config: access, schema: { params: idParams, body: deliveryFromWire } },
    async (request, reply) => {
      const change = changeOf(request);
      const { account, token } = await makeLink(db, change, announcement(request.body));
      notices.wake();
      tell(request, 'link', account);
      const message = token ? 'El enlace está listo.' : 'El enlace va en camino por correo.';
      return reply.send(changedAccountToWire({ message, account, link: linkOf(token) }));
    },
  );
}

function changeRoutes(app: App, platform: Platform) {
  const { db } = platform;
  const tell = tellOf(platform);

  app.put(
    `${accountsPath}/:id/rol`,
    { config: access, schema: { params: idParams, body: roleFromWire } },
    async (request) => {
      const account = await changeRole(db, changeOf(request), request.body);
      tell(request, 'role', account);
      return changed(`Ahora su rol es ${roleLabels[account.role ?? 'ROLE_USER']}.`, account);
    },
  );

  app.put(
    `${accountsPath}/:id/estado`,
    { config: access, schema: { params: idParams, body: isActiveFromWire } },
    async (request) => {
      const isActive = request.body;
      const account = await setActive(db, changeOf(request), isActive);
      tell(request, isActive ? 'enabled' : 'disabled', account);
      return changed(`La cuenta está ${isActive ? 'activa' : 'desactivada'}.`, account);
    },
  );

  app.delete(
    `${accountsPath}/:id/sesiones`,
    { config: access, schema: { params: idParams } },
    async (request) => {
      const account = await endAllSessions(db, changeOf(request));
      tell(request, 'sessions-ended', account);
      return changed('Se cerraron sus sesiones.', account);
    },
  );

  app.delete(
    `${accountsPath}/:id/segundo-factor`,
    { config: access, schema: { params: idParams } },
    async (request) => {
      const account = await disableSecondFactor(db, changeOf(request));
      tell(request, 'second-factor-off', account);
      return changed('La cuenta ya no tiene segundo factor.', account);
    },
  );

  app.delete(
    `${accountsPath}/:id`,
    { config: access, schema: { params: idParams } },
    async (request) => {
      const change = changeOf(request);
      const account = await findAccount(db, change.id);
      await deleteAccount(db, change);
      tell(request, 'deleted', account);
      return messageToWire('La cuenta fue eliminada con éxito.');
    },
  );
}

const changed = (message: string, account: Account) =>
  changedAccountToWire({ message, account, link: undefined });

const changeOf = ({
  params,
  user,
}: {
  params: { id: number };
  user: { id?: number | undefined } | undefined;
}) => ({
  id: params.id,
  actorId: user?.id,
});

const tellOf =
  ({ securityLog }: Platform) =>
  (request: FastifyRequest, outcome: AccountOutcome, account: Account | undefined) =>
    securityLog.record({ event: 'account', outcome, of: account?.personId }, request);
