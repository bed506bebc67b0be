import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database';
import { mailTurn } from '../../../platform/mail/mail-turn';
import type { Platform } from '../../../platform/platform';
import { isUsable } from '../account-expressions';

/** Sends the owner of an account a link for another password, if there is such an account. */
export async function sendForgotten(
  { db, limiter, notices, securityLog }: Platform,
  name: string,
  source: Pick<FastifyRequest, 'ip' | 'id' | 'routeOptions'>,
) {
  if (!notices.reachesVisitors) return;
  const account = await findByName(db, name);
  if (!account) return;
  const asked = { limiter, notices, name: 'reset-mail', mailbox: String(account.id) };
  const notice = { kind: 'reset', subjectId: account.id };
  if ((await mailTurn(asked)) === 'now') await notices.announce(db, notice);
  else await notices.putOff(db, notice);
  notices.wake();
  securityLog.record({ event: 'account', outcome: 'link-asked', of: account.personId }, source);
}

/** Of a user name or an e-mail; none that is disabled, and none that nobody has opened yet. */
const findByName = (db: Database, name: string) =>
  db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.personId')
    .select(['users.id', 'users.personId'])
    .where((query) =>
      query.or([
        query(sql`lower(users.username)`, '=', name.toLowerCase()),
        query(sql`lower(people.email)`, '=', name.toLowerCase()),
      ]),
    )
    .where('users.passwordHash', 'is not', null)
    .where(isUsable)
    .executeTakeFirst();
