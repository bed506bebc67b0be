import type { SessionUser } from '@portal/contract/session';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

export type StoredUser = { user: SessionUser; passwordHash: string; tokenVersion: number };

export async function findUser(db: Database, username: string): Promise<StoredUser | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.personId')
    .select((query) => [
      'users.username',
      'users.passwordHash',
      'users.tokenVersion',
      'people.id',
      'people.firstName',
      'people.lastName',
      'people.email',
      sql<string[]>`array(${query
        .selectFrom('userRoles')
        .select('role')
        .whereRef('userRoles.userId', '=', 'users.id')
        .orderBy('role')})`.as('roles'),
    ])
    .where((query) => query(query.fn('lower', ['users.username']), '=', username.toLowerCase()))
    .where('people.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { passwordHash, tokenVersion, ...user } = row;
  return { user, passwordHash, tokenVersion };
}

/** Undefined when the user is gone. */
export async function readTokenVersion(
  db: Database,
  user: SessionUser,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.personId')
    .select('users.tokenVersion')
    .where('users.personId', '=', user.id ?? 0)
    .where('users.username', '=', user.username)
    .where('people.deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.tokenVersion;
}
