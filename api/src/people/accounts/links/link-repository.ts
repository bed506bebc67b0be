import { createHash, randomBytes } from 'node:crypto';
import { linkHours, type AccountLink, type LinkPurpose } from '@portal/contract/account-link';
import { sql } from 'kysely';
import { fullName } from '../../../records';
import type { Database } from '../../../platform/database/database';
import { toRecord } from '../../../platform/database/to-record';
import { assertFound, notFound } from '../../../platform/problem/problem';
import { isFactorActive, isUsable } from '../account-expressions';

/** Stored instead of the token, which a reader of the database could use. */
const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

type Issue = { purpose: LinkPurpose; userId: number | undefined };

/** Creates a link that works once. Returns its token, which is not stored. */
export async function issueLink(db: Database, { purpose, userId }: Issue): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('accountLinks')
    .values({
      tokenHash: hashOfToken(token),
      userId: userId ?? null,
      purpose,
      expiresAt: sql<Date>`now() + make_interval(hours => ${sql.lit(linkHours[purpose])})`,
    })
    .execute();
  return token;
}

/** Ends the unused links of an account. */
export const replaceLinks = (db: Database, userId: number) =>
  db
    .updateTable('accountLinks')
    .set({ replacedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .execute();

/** A usable link, with its account. */
export type UsableLink = AccountLink & {
  userId: number | undefined;
  personId: number | undefined;
  names: readonly string[];
};

/** Fails with a message that says how to get another link. */
export async function requireLink(db: Database, token: string): Promise<UsableLink> {
  const row = assertFound(await selectLink(db, token), refusals.unknown);
  const { isAway, isUsed, isReplaced, isOver, firstName, lastName, ...link } = toRecord(row);
  if (isAway) throw notFound(refusals.away);
  if (isUsed) throw notFound(refusals.used);
  if (isReplaced) throw notFound(refusals.replaced);
  if (isOver) throw notFound(refusals.over[link.purpose]);
  const names = [firstName, lastName, link.email, link.username];
  return { ...link, names: names.filter((each) => each !== undefined) };
}

const refusals = {
  unknown: 'El enlace no es válido. Revisa que esté completo, o pide otro.',
  away: 'Esta cuenta no está activa. Escribe a quien administra las cuentas.',
  used: 'Este enlace ya se usó. Si fuiste tú, inicia sesión con la contraseña que elegiste. Si no, pide otro y avisa a quien administra las cuentas.',
  replaced:
    'Este enlace ya no vale: después se hizo otro o se cambió la contraseña. Usa el del mensaje más nuevo, o pide otro.',
  over: {
    first: 'El enlace venció: valía una hora. Vuelve a iniciar el servidor para obtener otro.',
    invitation: 'La invitación venció. Pide otra a quien te invitó.',
    reset:
      'El enlace venció: valía una hora. Pide otro en «¿Olvidaste tu contraseña?» o a quien administra las cuentas.',
  },
} as const;

const selectLink = (db: Database, token: string) =>
  db
    .selectFrom('accountLinks')
    .leftJoin('users', 'users.id', 'accountLinks.userId')
    .leftJoin('people', 'people.id', 'users.personId')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select([
      'accountLinks.purpose',
      'accountLinks.expiresAt',
      'accountLinks.userId',
      'users.username',
      'users.personId',
      'people.firstName',
      'people.lastName',
      'people.email',
      fullName.as('name'),
      isFactorActive.as('hasSecondFactor'),
      sql<boolean>`account_links.used_at is not null`.as('isUsed'),
      sql<boolean>`account_links.replaced_at is not null`.as('isReplaced'),
      sql<boolean>`account_links.expires_at <= now()`.as('isOver'),
      sql<boolean>`account_links.user_id is not null and not ${isUsable}`.as('isAway'),
    ])
    .where('tokenHash', '=', hashOfToken(token))
    .executeTakeFirst();

/** Returns false if another call was faster. */
export async function consumeLink(transaction: Database, token: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accountLinks')
    .set({ usedAt: sql<Date>`now()` })
    .where('tokenHash', '=', hashOfToken(token))
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes links long after they expire. Until then they explain why they no longer work. */
export const forgetLinks = (db: Database) =>
  db
    .deleteFrom('accountLinks')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
