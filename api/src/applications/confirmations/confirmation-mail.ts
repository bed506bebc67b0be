import { randomBytes } from 'node:crypto';
import { company } from '@portal/contract/company';
import { confirmationPage } from '@portal/contract/own-applications';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Mail } from '../../platform/mail/mail-transport';
import { applicationCode } from '../job-applications/application-code';
import { confirmationDays, hashOfToken } from './confirmation-link';

/**
 * Asks the owner of an e-mail whether the application is theirs. It holds nothing that its sender typed,
 * so that nobody can write to strangers by it; the token stands behind the «#», which no server is sent.
 */
export async function confirmationMail(
  db: Database,
  id: number,
  { siteUrl }: { siteUrl: string | undefined },
): Promise<Mail | undefined> {
  const application = await findUnconfirmed(db, id);
  if (!application || siteUrl === undefined) return undefined;
  const token = randomBytes(24).toString('base64url');
  const tokenHash = hashOfToken(token);
  await db
    .insertInto('emailConfirmations')
    .values({
      tokenHash,
      applicationId: id,
      expiresAt: sql<Date>`now() + ${sql.lit(confirmationDays)} * interval '1 day'`,
    })
    .execute();
  const { email, title, submission } = application;
  return {
    id: `confirmacion-${tokenHash}`,
    to: email,
    subject: `${company.name}: confirma tu postulación`,
    text: [
      `Recibimos una postulación a «${title}» con este correo.`,
      `Código: ${applicationCode(id, submission) ?? ''}`,
      '',
      `Si la enviaste tú, confírmala en este enlace, que vale por ${confirmationDays} días:`,
      `${siteUrl}${confirmationPage}#confirmar=${token}`,
      '',
      'Si no la enviaste tú, no tienes que hacer nada: sabremos que este correo no está confirmado.',
    ].join('\n'),
  };
}

const findUnconfirmed = (db: Database, id: number) =>
  db
    .selectFrom('jobApplications')
    .innerJoin('applicants', 'applicants.id', 'jobApplications.applicantId')
    .innerJoin('offers', 'offers.id', 'jobApplications.offerId')
    .select(['applicants.email', 'offers.title', 'jobApplications.submission'])
    .where('jobApplications.id', '=', id)
    .where('applicants.anonymisedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
