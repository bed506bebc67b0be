import {
  ownApplicationKeyFromWire,
  ownApplicationKeysFromWire,
} from '@portal/contract/own-application-requests';
import {
  ownApplicationsPath,
  ownApplicationsToWire,
  ownApplicationToWire,
  withdrawalPath,
  type OwnApplicationKey,
} from '@portal/contract/own-applications';
import { addressSubject } from '@portal/server/address-subject';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app-type';
import type { Limit } from '../../platform/http/rate-limiter';
import { slowDown } from '../../platform/http/slow-down';
import type { Platform } from '../../platform/platform';
import { badRequest, assertFound } from '../../platform/problem/problem';
import { idOfCode, openApplications } from './own-application-repository';
import { withdraw } from './withdraw';

/**
 * Codes are short enough to guess. An address is refused after too many. Wrong ones from it are
 * slowed down, as are many for one application, so that strangers cannot lock out its sender.
 */
const limits = {
  address: { name: 'own-applications', calls: 300, seconds: 600 },
  wrong: { name: 'own-applications-wrong', calls: 20, seconds: 600 },
  application: { name: 'own-application', calls: 60, seconds: 600 },
} as const satisfies Record<string, Limit>;

const missing = {
  byCode: 'No encontramos una postulación con ese código.',
  byBoth: 'No encontramos una postulación con ese código y ese correo.',
};

/** Calls for own applications, by code and e-mail, which never appear in a URL. */
export function ownApplicationRoutes(app: App, platform: Platform) {
  const { db, storedFiles, logger } = platform;
  const config = { access: 'public' } as const;

  app.post(
    ownApplicationsPath,
    { config, schema: { body: ownApplicationKeysFromWire } },
    async (request, reply) => {
      const opened = await openByKeys(platform, { request, reply }, request.body);
      return ownApplicationsToWire(opened.map((each) => each?.shown));
    },
  );

  app.post(
    withdrawalPath,
    { config, schema: { body: ownApplicationKeyFromWire } },
    async (request, reply) => {
      const keys = [request.body];
      const [opened] = await openByKeys(platform, { request, reply }, keys);
      const { id, shown } = assertFound(
        opened,
        request.body.email === undefined ? missing.byCode : missing.byBoth,
      );
      const files = await db
        .transaction()
        .execute((transaction) => withdraw(transaction, storedFiles, id));
      await storedFiles.removeAnnounced(files, logger);
      const [after] = await openApplications(db, keys);
      return ownApplicationToWire(after?.shown ?? shown);
    },
  );
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/**
 * Returns the applications in the order of the keys; undefined for a wrong one. Each key counts as
 * an attempt.
 */
export async function openByKeys(
  { db, limiter }: Pick<Platform, 'db' | 'limiter'>,
  { request, reply }: Exchange,
  keys: readonly OwnApplicationKey[],
) {
  const slow = async (limit: Limit, subject: string, times: number) => {
    const isThere = await slowDown(reply, { limiter, limit, subject, times });
    if (!isThere) throw badRequest('La conexión se cerró.');
  };
  await limiter.countFrom(request, limits.address, keys.length);
  const ids = keys.map(idOfCode).filter((id) => id > 0);
  for (const id of new Set(ids)) {
    await slow(limits.application, String(id), ids.filter((each) => each === id).length);
  }
  const opened = await openApplications(db, keys);
  const wrong = opened.filter((each) => each === undefined).length;
  if (wrong > 0) await slow(limits.wrong, addressSubject(request.ip), wrong);
  return opened;
}
