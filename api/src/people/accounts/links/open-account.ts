import type { Activation } from '@portal/contract/account-link';
import { sql } from 'kysely';
import { recordActivity } from '../../../records';
import type { Database } from '../../../platform/database/database';
import { badRequest, conflict } from '../../../platform/problem/problem';
import { accountSubject } from '../account-subject';
import { refuseAlike } from './refuse-alike';
import { endSessions } from '../sessions/session-repository';
import { addInvited, lockAccounts } from '../staff/account-changes';
import { requireLink, consumeLink, replaceLinks, type UsableLink } from './link-repository';

type Opening = { link: UsableLink; activation: Activation; passwordHash: string };

/** Sets the password, and the user name if there is none. Returns the id of the person. */
export const openAccount = (db: Database, opening: Opening): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { link, activation, passwordHash } = opening;
    await lockAccounts(transaction);
    // Fails with the message of a used link.
    if (!(await consumeLink(transaction, activation.token)))
      await requireLink(transaction, activation.token);
    const userId = link.userId ?? (await addFirst(transaction, activation));
    const username = link.username ?? (await requireUsername(transaction, activation));
    const { personId } = await readOwner(transaction, userId);
    const write = async () => {
      await transaction
        .updateTable('users')
        .set({ username, passwordHash, passwordChangedAt: sql<Date>`now()` })
        .where('id', '=', userId)
        .execute();
      await endSessions(transaction, { userId });
      await replaceLinks(transaction, userId);
    };
    const record = { subject: accountSubject, id: userId, actorId: personId };
    await recordActivity(transaction, record, write);
    return personId;
  });

const readOwner = (transaction: Database, id: number) =>
  transaction.selectFrom('users').select('personId').where('id', '=', id).executeTakeFirstOrThrow();

async function requireUsername(transaction: Database, { username }: Activation) {
  if (username === undefined) throw badRequest('Escribe un nombre de usuario.');
  await refuseAlike(transaction, username);
  return username;
}

/** Adds the first account. Of several links for it, the first one used counts. */
async function addFirst(transaction: Database, { person }: Activation) {
  if (!person) throw badRequest('Escribe tu nombre, tu apellido y tu correo.');
  if (await hasAccounts(transaction)) {
    throw conflict('Ya hay una cuenta de administración. Pide a esa persona que te invite.');
  }
  return addInvited(transaction, { person, role: 'ROLE_ADMIN' }, undefined);
}

export const hasAccounts = async (db: Database) =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
