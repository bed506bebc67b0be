import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/problem/problem';

/** Validity of the link. */
export const confirmationDays = 7;

/** Stored instead of the token, which a reader of the database could use. */
export const hashOfToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

/** A link that can confirm its application or has already confirmed it. */
export type ConfirmationLink = { applicationId: number; expiresAt: Date; isConfirmed: boolean };

/**
 * @throws a 404 that says why the link does not confirm anything and how to get another one
 */
export async function requireLink(db: Database, token: string): Promise<ConfirmationLink> {
  const row = await db
    .selectFrom('emailConfirmations')
    .innerJoin('jobApplications', 'jobApplications.id', 'applicationId')
    .select(['applicationId', 'expiresAt'])
    .select([
      sql<boolean>`confirmed_at is not null`.as('isConfirmed'),
      sql<boolean>`withdrawn_at is not null or submission is null`.as('isGone'),
      sql<boolean>`expires_at <= now()`.as('isOver'),
    ])
    .where('tokenHash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (!row) throw notFound(refusals.unknown);
  const { isGone, isOver, ...link } = row;
  if (isGone) throw notFound(refusals.gone);
  if (isOver && !link.isConfirmed) throw notFound(refusals.over);
  return link;
}

const refusals = {
  unknown:
    'El enlace no es válido, o es de hace mucho. Ábrelo completo, o busca tu postulación con su código y tu correo y pide otro mensaje.',
  gone: 'Esta postulación se retiró, o sus datos se borraron: no queda nada que confirmar.',
  over: `El enlace venció: valía ${confirmationDays} días. Busca tu postulación con su código y tu correo, y pide otro mensaje.`,
};

/** Deletes links a month after they expire. Until then they explain why they no longer work. */
export const forgetLinks = (db: Database) =>
  db
    .deleteFrom('emailConfirmations')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
