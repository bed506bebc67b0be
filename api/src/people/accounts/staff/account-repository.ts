import type { Account, AccountCounts, Administrator } from '@portal/contract/account';
import { maxAdministrators } from '@portal/contract/account';
import type { AccountQuery } from '@portal/contract/account-query';
import type { PageOf } from '@portal/contract/page-of';
import { sql } from 'kysely';
import { fullName } from '../../../records';
import type { Database } from '../../../platform/database/database';
import { readPage } from '../../../platform/database/page-of-rows';
import { spanishOrder } from '../../../platform/database/spanish-order';
import { likePattern } from '../../../platform/database/text-pattern';
import { toRecord } from '../../../platform/database/to-record';
import {
  accountRole,
  accountState,
  isFactorActive,
  linkExpiresAt,
  openSessions,
} from '../account-expressions';

/** Leaves out accounts and people in the trash. */
const accountRows = (db: Database) =>
  db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.personId')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .where('users.deletedAt', 'is', null)
    .where('people.deletedAt', 'is', null);

const selectAccounts = (db: Database) =>
  accountRows(db).select([
    'users.id',
    'users.personId',
    'people.firstName',
    'people.lastName',
    'people.email',
    'users.username',
    'users.lastSignInAt',
    accountRole.as('role'),
    accountState.as('state'),
    isFactorActive.as('hasSecondFactor'),
    openSessions.as('openSessions'),
    linkExpiresAt.as('linkExpiresAt'),
  ]);

const isFoundBy = (text: string) =>
  sql<boolean>`plain_text(people.first_name || ' ' || people.last_name || ' ' || people.email
    || ' ' || coalesce(users.username, '')) like ${likePattern(text)}`;

export function searchAccounts(
  db: Database,
  { text, state, ...part }: AccountQuery,
): Promise<PageOf<Account>> {
  let rows = selectAccounts(db)
    .where(isFoundBy(text))
    .orderBy(spanishOrder(sql`people.first_name || ' ' || people.last_name`))
    .orderBy('users.id');
  if (state) rows = rows.where(accountState, '=', state);
  return readPage(rows, part, (found) => found.map(toRecord));
}

export async function findAccount(db: Database, id: number): Promise<Account | undefined> {
  const row = await selectAccounts(db).where('users.id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

/** Counts the matches of a text in each state. */
export async function countAccounts(
  db: Database,
  text: string,
): Promise<Omit<AccountCounts, 'sendsMail'>> {
  const rows = await accountRows(db)
    .where(isFoundBy(text))
    .select([accountState.as('state'), sql<number>`count(*)::int`.as('count')])
    .groupBy(accountState)
    .execute();
  const of = (state: Account['state']) => rows.find((row) => row.state === state)?.count ?? 0;
  return { active: of('active'), invited: of('invited'), disabled: of('disabled') };
}

/** Administrators to ask for a right, by latest sign-in. */
export async function readAdministrators(db: Database): Promise<Administrator[]> {
  const rows = await accountRows(db)
    .select([fullName.$castTo<string>().as('name'), 'people.email'])
    .where(accountRole, '=', 'ROLE_ADMIN')
    .where(accountState, '=', 'active')
    .orderBy(sql`users.last_sign_in_at desc nulls last`)
    .orderBy('users.id')
    .limit(maxAdministrators)
    .execute();
  return rows;
}

/** True if another account can manage accounts. */
export const hasOtherAdministrator = async (db: Database, id: number) =>
  (await accountRows(db)
    .select('users.id')
    .where('users.id', '<>', id)
    .where(accountRole, '=', 'ROLE_ADMIN')
    .where(accountState, '=', 'active')
    .limit(1)
    .executeTakeFirst()) !== undefined;
