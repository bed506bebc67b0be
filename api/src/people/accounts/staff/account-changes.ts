import type { Account } from '@portal/contract/account';
import type { Invitation } from '@portal/contract/account-entry';
import { roles, type Role } from '@portal/contract/session';
import { sql } from 'kysely';
import {
  removeTrashEntry,
  moveToTrash,
  recordActivity,
  recordCreation,
  type ActorId,
} from '../../../records';
import type { Database } from '../../../platform/database/database';
import { conflict, assertFound, notFound } from '../../../platform/problem/problem';
import { insertPerson, personMissing } from '../../person-repository';
import { accountSubject, accountTrash } from '../account-subject';
import { issueLink, replaceLinks } from '../links/link-repository';
import { removeSecondFactor } from '../second-factor/second-factor-repository';
import { endSessions } from '../sessions/session-repository';
import { findAccount, hasOtherAdministrator } from './account-repository';

export const accountMissing = 'La cuenta no existe.';

export type AccountChange = { id: number; actorId: ActorId };

type Change = (transaction: Database, account: Account) => Promise<unknown>;

/**
 * Changes run one at a time, so that two administrators who remove each other's rights leave one.
 */
async function changeAccount(db: Database, change: AccountChange, write: Change): Promise<Account> {
  return db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const { id } = change;
    const account = assertFound(await findAccount(transaction, id), accountMissing);
    requireOther(account, change.actorId);
    await recordActivity(transaction, { subject: accountSubject, ...change }, () =>
      write(transaction, account),
    );
    return assertFound(await findAccount(transaction, id), accountMissing);
  });
}

export const lockAccounts = (transaction: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('accounts'))`.execute(transaction);

/**
 * Users must not change their own rights. A reset link would let a stranger at an open session set
 * a password without the old one.
 */
const requireOther = ({ personId }: Account, actorId: ActorId) => {
  if (personId === actorId) {
    throw conflict('No puedes cambiar tu propia cuenta. Pídelo a otra persona de administración.');
  }
};

async function requireOtherAdministrator(transaction: Database, { id, role, state }: Account) {
  if (role !== 'ROLE_ADMIN' || state !== 'active') return;
  if (await hasOtherAdministrator(transaction, id)) return;
  throw conflict(
    'Es la última cuenta de administración: sin ella nadie podría administrar las demás.',
  );
}

export const changeRole = (db: Database, change: AccountChange, role: Role) =>
  changeAccount(db, change, async (transaction, account) => {
    if (account.role === role) return;
    if (role !== 'ROLE_ADMIN') await requireOtherAdministrator(transaction, account);
    await grantRole(transaction, change.id, role);
  });

async function grantRole(transaction: Database, userId: number, role: Role) {
  await transaction.deleteFrom('userRoles').where('userId', '=', userId).execute();
  const granted = role === 'ROLE_ADMIN' ? roles : [role];
  await transaction
    .insertInto('userRoles')
    .values(granted.map((each) => ({ userId, role: each })))
    .execute();
}

export const setActive = (db: Database, change: AccountChange, isActive: boolean) =>
  changeAccount(db, change, async (transaction, account) => {
    if (!isActive) {
      await requireOtherAdministrator(transaction, account);
      await endSessions(transaction, { userId: change.id });
      await replaceLinks(transaction, change.id);
    }
    await transaction
      .updateTable('users')
      .set({ disabledAt: isActive ? null : sql<Date>`coalesce(disabled_at, now())` })
      .where('id', '=', change.id)
      .execute();
  });

export const endAllSessions = (db: Database, change: AccountChange) =>
  changeAccount(db, change, (transaction) => endSessions(transaction, { userId: change.id }));

/** Removes the second factor after a lost phone without recovery codes. */
export const disableSecondFactor = (db: Database, change: AccountChange) =>
  changeAccount(db, change, async (transaction) => {
    await removeSecondFactor(transaction, change.id);
    await endSessions(transaction, { userId: change.id });
  });

/** Replaces earlier links. The token is undefined if a mail brings it. */
export async function makeLink(
  db: Database,
  change: AccountChange,
  announce: ((transaction: Database, account: Account) => Promise<unknown>) | undefined,
) {
  let token: string | undefined;
  const account = await changeAccount(db, change, async (transaction, before) => {
    if (before.state === 'disabled') throw conflict('Activa primero la cuenta.');
    await replaceLinks(transaction, change.id);
    if (announce) await announce(transaction, before);
    else token = await issueLink(transaction, { purpose: purposeFor(before), userId: change.id });
  });
  return { account, token };
}

export const purposeFor = ({ state }: Pick<Account, 'state'>) =>
  state === 'invited' ? 'invitation' : 'reset';

/** Fails if the account is active. */
export const deleteAccount = (db: Database, { id, actorId }: AccountChange) =>
  db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const account = assertFound(await findAccount(transaction, id), accountMissing);
    requireOther(account, actorId);
    if (account.state === 'active') throw conflict('Desactiva primero la cuenta.');
    await replaceLinks(transaction, id);
    await moveToTrash(transaction, accountTrash, {
      id,
      deletedBy: actorId,
      missing: accountMissing,
    });
  });

/** Adds an account for a listed or a new person, who chooses the password later. */
export async function addInvited(
  transaction: Database,
  { person, role }: Pick<Invitation, 'person' | 'role'>,
  actorId: ActorId,
): Promise<number> {
  await lockAccounts(transaction);
  const personId =
    'id' in person ? person.id : await insertPerson(transaction, { ...person }, actorId);
  await requirePerson(transaction, personId);
  const id = await insertAccount(transaction, personId, actorId);
  await grantRole(transaction, id, role);
  return id;
}

/** Returns the token of the invitation link, which is not stored. */
export const inviteByLink = (db: Database, invitation: Pick<Invitation, 'person' | 'role'>) =>
  db.transaction().execute(async (transaction) => {
    const userId = await addInvited(transaction, invitation, undefined);
    return issueLink(transaction, { purpose: 'invitation', userId });
  });

async function requirePerson(transaction: Database, id: number) {
  const person = await transaction
    .selectFrom('people')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!person) throw notFound(personMissing);
}

/** Empties and reuses a deleted account, because a person has only one. */
async function insertAccount(transaction: Database, personId: number, actorId: ActorId) {
  const before = await transaction
    .selectFrom('users')
    .select(['id', 'deletedAt'])
    .where('personId', '=', personId)
    .executeTakeFirst();
  if (before && before.deletedAt === null) throw conflict('Esa persona ya tiene una cuenta.');
  if (before) {
    await emptyAccount(transaction, before.id, actorId);
    return before.id;
  }
  const { id } = await transaction
    .insertInto('users')
    .values({ personId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordCreation(transaction, { subject: accountSubject, id, actorId });
  return id;
}

async function emptyAccount(transaction: Database, id: number, actorId: ActorId) {
  await recordActivity(transaction, { subject: accountSubject, id, actorId }, async () => {
    await removeSecondFactor(transaction, id);
    await transaction
      .updateTable('users')
      .set({ username: null, passwordHash: null, disabledAt: null, deletedAt: null })
      .where('id', '=', id)
      .execute();
  });
  await removeTrashEntry(transaction, 'account', id);
}
