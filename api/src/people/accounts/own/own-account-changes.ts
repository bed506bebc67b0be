import { sql } from 'kysely';
import { recordActivity } from '../../../records';
import type { Database } from '../../../platform/database/database';
import { assertFound } from '../../../platform/problem/problem';
import { accountSubject } from '../account-subject';
import { replaceLinks } from '../links/link-repository';
import {
  confirmSecondFactor,
  removeSecondFactor,
  replaceCodes,
} from '../second-factor/second-factor-repository';
import { endBrowser, endSessions, findBrowser } from '../sessions/session-repository';

/** `sessionId` is the session that makes the change. */
export type Owner = { userId: number; personId: number | undefined; sessionId: string };

const changeOwn = <Result>(
  db: Database,
  { userId, personId }: Owner,
  write: (transaction: Database) => Promise<Result>,
) =>
  db
    .transaction()
    .execute((transaction) =>
      recordActivity(transaction, { subject: accountSubject, id: userId, actorId: personId }, () =>
        write(transaction),
      ),
    );

/** Signs out all other browsers, whose users may only know the old password. */
export const changePassword = (db: Database, owner: Owner, passwordHash: string) =>
  changeOwn(db, owner, async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ passwordHash, passwordChangedAt: sql<Date>`now()` })
      .where('id', '=', owner.userId)
      .execute();
    await replaceLinks(transaction, owner.userId);
    await endOthers(transaction, owner);
  });

export const endOtherSessions = (db: Database, owner: Owner) =>
  changeOwn(db, owner, (transaction) => endOthers(transaction, owner));

async function endOthers(transaction: Database, { userId, sessionId }: Owner) {
  const own = await findBrowser(transaction, sessionId);
  await endSessions(transaction, { userId, exceptBrowser: own?.browserId });
}

/** Ends the owner's sessions in the browser of this session. */
export const endOneBrowser = (db: Database, owner: Owner, sessionId: string) =>
  changeOwn(db, owner, async (transaction) => {
    const browser = await findBrowser(transaction, sessionId);
    const isOwn = browser?.userId === owner.userId;
    await endBrowser(transaction, assertFound(isOwn ? browser : undefined, sessionMissing));
  });

const sessionMissing = 'Esa sesión ya no está abierta.';

export const switchSecondFactorOn = (db: Database, owner: Owner) =>
  changeOwn(db, owner, async (transaction) => {
    await confirmSecondFactor(transaction, owner.userId);
    // Browsers that only used the password have to sign in again.
    await endOthers(transaction, owner);
  });

export const switchSecondFactorOff = (db: Database, owner: Owner) =>
  changeOwn(db, owner, async (transaction) => {
    await removeSecondFactor(transaction, owner.userId);
    await endOthers(transaction, owner);
  });

export const renewRecoveryCodes = (db: Database, owner: Owner, codeHashes: readonly string[]) =>
  changeOwn(db, owner, (transaction) => replaceCodes(transaction, owner.userId, codeHashes));
