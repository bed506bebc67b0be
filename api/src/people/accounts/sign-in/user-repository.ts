import type { SessionUser } from '@portal/contract/session';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database';
import { anyOf } from '../../../platform/database/any-of';
import { isFactorActive, isUsable } from '../account-expressions';
import { findNamed } from '../find-named';

export type StoredUser = {
  /** Id of the account; `user.id` is the person's. */
  userId: number;
  user: SessionUser;
  passwordHash: string;
  hasSecondFactor: boolean;
};

/** Accounts that can sign in, usually one; see `findNamed`. */
export async function findUsers(db: Database, name: string): Promise<StoredUser[]> {
  const ids = await findNamed(db, name);
  const rows = await selectUsers(db)
    .where('users.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::int[], users.id)`)
    .execute();
  return rows.flatMap((row) => toStored(row) ?? []);
}

export async function findUserOfSession(
  db: Database,
  sessionId: string,
): Promise<StoredUser | undefined> {
  const row = await selectUsers(db)
    .where('users.id', '=', (query) =>
      query.selectFrom('sessions').select('userId').where('sessions.id', '=', sessionId),
    )
    .executeTakeFirst();
  return row && toStored(row);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

function toStored({ userId, passwordHash, hasSecondFactor, ...user }: Row): StoredUser | undefined {
  const { username } = user;
  if (username === null || passwordHash === null) return undefined;
  return { userId, user: { ...user, username }, passwordHash, hasSecondFactor };
}

const selectUsers = (db: Database) =>
  db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.personId')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select((query) => [
      'users.id as userId',
      'users.username',
      'users.passwordHash',
      'people.id',
      'people.firstName',
      'people.lastName',
      'people.email',
      isFactorActive.as('hasSecondFactor'),
      sql<string[]>`array(${query
        .selectFrom('userRoles')
        .select('role')
        .whereRef('userRoles.userId', '=', 'users.id')
        .orderBy('role')})`.as('roles'),
    ])
    .where(isUsable);

export const noteSignIn = (db: Database, userId: number) =>
  db
    .updateTable('users')
    .set({ lastSignInAt: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
