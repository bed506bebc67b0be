import type { FastifyRequest } from 'fastify';
import { anyOf } from '../../../platform/database/any-of';
import type { Database } from '../../../platform/database/database';
import { countMail } from '../../../platform/mail/mail-turn';
import type { Platform } from '../../../platform/platform';
import { isUsable } from '../account-expressions';
import { findNamed } from '../find-named';

type Source = Pick<FastifyRequest, 'ip' | 'id' | 'routeOptions'>;

export async function sendForgotten(platform: Platform, name: string, source: Source) {
  if (!platform.notices.reachesVisitors) return;
  for (const account of await findOpened(platform.db, name)) {
    await sendTo(platform, account, source);
  }
}

type Opened = { id: number; personId: number };

async function sendTo(
  { db, limiter, notices, securityLog }: Platform,
  account: Opened,
  source: Source,
) {
  const asked = { limiter, notices, name: 'reset-mail', mailbox: String(account.id) };
  const notice = { kind: 'reset', subjectId: account.id };
  if ((await countMail(asked)) === 'now') await notices.announce(db, notice);
  else await notices.putOff(db, notice);
  notices.wake();
  securityLog.record({ event: 'account', outcome: 'link-asked', of: account.personId }, source);
}

/** Without disabled accounts and those without a password yet. */
const findOpened = async (db: Database, name: string): Promise<Opened[]> =>
  db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.personId')
    .select(['users.id', 'users.personId'])
    .where('users.id', '=', anyOf(await findNamed(db, name)))
    .where('users.passwordHash', 'is not', null)
    .where(isUsable)
    .execute();
