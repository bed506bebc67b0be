import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database';

export const findSecondFactor = (db: Database, userId: number) =>
  db.selectFrom('secondFactors').selectAll().where('userId', '=', userId).executeTakeFirst();

type Pending = { userId: number; secret: string; codeHashes: readonly string[] };

/** Replaces an earlier unconfirmed second factor. */
export async function savePendingFactor(
  transaction: Database,
  { userId, secret, codeHashes }: Pending,
) {
  await transaction
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute();
  await transaction.insertInto('secondFactors').values({ userId, secret }).execute();
  await insertCodes(transaction, userId, codeHashes);
}

/** Marks a time step as used. Returns false if it was already used. */
export async function consumeTimeStep(
  db: Database,
  userId: number,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const confirmSecondFactor = (transaction: Database, userId: number) =>
  transaction
    .updateTable('secondFactors')
    .set({ confirmedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .execute();

/** Also removes its recovery codes. */
export const removeSecondFactor = (transaction: Database, userId: number) =>
  transaction.deleteFrom('secondFactors').where('userId', '=', userId).execute();

export const readCodeHashes = async (db: Database, userId: number) =>
  (
    await db
      .selectFrom('recoveryCodes')
      .select('codeHash')
      .where('userId', '=', userId)
      .orderBy('codeHash')
      .execute()
  ).map(({ codeHash }) => codeHash);

/** Returns false if another call was faster. */
export async function consumeRecoveryCode(db: Database, userId: number, codeHash: string) {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceCodes(
  transaction: Database,
  userId: number,
  codeHashes: readonly string[],
) {
  await transaction.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await insertCodes(transaction, userId, codeHashes);
}

const insertCodes = (transaction: Database, userId: number, codeHashes: readonly string[]) =>
  transaction
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
