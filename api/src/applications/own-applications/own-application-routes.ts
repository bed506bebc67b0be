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
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app-type';
import type { Limit } from '../../platform/http/rate-limiter';
import { slowDown } from '../../platform/http/slow-down';
import type { Platform } from '../../platform/platform';
import { badRequest, found } from '../../platform/problem/problem';
import { idOfCode, openApplications } from './own-application-repository';
import { withdraw } from './withdraw';

/**
 * A code is short enough to be typed, so guesses are counted: refused to an address, and slowed down for an
 * application, as else strangers could keep its sender from it.
 */
const limits = {
  address: { name: 'own-applications', calls: 300, seconds: 600 },
  application: { name: 'own-application', calls: 60, seconds: 600 },
} as const satisfies Record<string, Limit>;

const missing = 'No encontramos una postulación con ese código y ese correo.';

/** What people do with their own applications, by what only they know; it never stands in an address. */
export function ownApplicationRoutes(app: App, platform: Platform) {
  const { db, storedFiles, logger } = platform;
  const config = { access: 'public' } as const;

  app.post(
    ownApplicationsPath,
    { config, schema: { body: ownApplicationKeysFromWire } },
    async (request, reply) => {
      await countGuesses(platform, { request, reply }, request.body);
      const opened = await openApplications(db, request.body);
      return ownApplicationsToWire(opened.map((each) => each?.shown));
    },
  );

  app.post(
    withdrawalPath,
    { config, schema: { body: ownApplicationKeyFromWire } },
    async (request, reply) => {
      const keys = [request.body];
      await countGuesses(platform, { request, reply }, keys);
      const [opened] = await openApplications(db, keys);
      const { id, shown } = found(opened, missing);
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

/** Before anything is looked for, so that right and wrong guesses count alike. */
export async function countGuesses(
  { limiter }: Pick<Platform, 'limiter'>,
  { request, reply }: Exchange,
  keys: readonly OwnApplicationKey[],
) {
  await limiter.countFrom(request, limits.address, keys.length);
  const subjects = new Set(keys.map(idOfCode).filter((id) => id > 0));
  for (const id of subjects) {
    const asked = { limiter, limit: limits.application, subject: String(id) };
    if (!(await slowDown(reply, asked))) throw badRequest('La conexión se cerró.');
  }
}
