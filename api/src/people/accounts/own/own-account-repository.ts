import type { OwnAccount, OwnSession } from '@portal/contract/own-account';
import { maxOwnSessions } from '@portal/contract/own-account';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database';
import { toRecord } from '../../../platform/database/to-record';
import { accountRole, isFactorActive, recoveryCodesLeft } from '../account-expressions';

type Own = { userId: number; sessionId: string; requiresSecondFactor: boolean };

export async function readOwnAccount(
  db: Database,
  { userId, sessionId, requiresSecondFactor }: Own,
): Promise<OwnAccount> {
  const row = await db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.personId')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select([
      'people.firstName',
      'people.lastName',
      'people.email',
      'users.passwordChangedAt',
      sql<string>`coalesce(users.username, '')`.as('username'),
      accountRole.as('role'),
      isFactorActive.as('hasSecondFactor'),
      recoveryCodesLeft.as('recoveryCodesLeft'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    ...toRecord(row),
    needsSecondFactor: requiresSecondFactor && row.role === 'ROLE_ADMIN',
    sessions: await readOwnSessions(db, { userId, sessionId }),
  };
}

/** Returns one session per browser: the current one first, then by last activity. */
async function readOwnSessions(
  db: Database,
  { userId, sessionId }: Pick<Own, 'userId' | 'sessionId'>,
): Promise<OwnSession[]> {
  const isCurrent = sql<boolean>`bool_or(id = ${sessionId})`;
  const rows = await db
    .selectFrom('sessions')
    .select([
      sql<string>`min(id)`.as('id'),
      sql<string | null>`max(browser)`.as('browser'),
      sql<Date>`min(started_at)`.as('startedAt'),
      sql<Date>`max(last_seen_at)`.as('lastSeenAt'),
      isCurrent.as('isCurrent'),
    ])
    .where('userId', '=', userId)
    .where('endsAt', '>', sql<Date>`now()`)
    .groupBy('browserId')
    .orderBy(isCurrent, 'desc')
    .orderBy(sql`max(last_seen_at)`, 'desc')
    .limit(maxOwnSessions)
    .execute();
  return rows.map(toRecord);
}
