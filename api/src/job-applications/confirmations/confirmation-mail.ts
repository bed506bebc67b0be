import { randomBytes } from 'node:crypto';
import { confirmationPage } from '@portal/contract/own-applications';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Mail } from '../../platform/mail/mail-transport';
import type { WritingTools } from '../../platform/mail/send-due';
import { applicationCode } from '../upload/application-code';
import { confirmationDays, hashOfToken } from './confirmation-link';

type Site = Pick<WritingTools, 'siteUrl' | 'company'>;

/** Applications per mail. */
const maxAsked = 10;

/** Asks the owner whether an application is theirs. */
export async function confirmationMail(db: Database, id: number, site: Site) {
  return write(db, await unconfirmed(db).where('jobApplications.id', '=', id).execute(), site);
}

/** Asks about all unconfirmed applications with the e-mail. */
export async function confirmationsMail(db: Database, applicantId: number, site: Site) {
  const asked = sql<boolean>`lower(email) = (
    select lower(first.email) from applicants first where first.id = ${applicantId})`;
  // Those that waited longest come first, so that strangers cannot crowd out the owner's.
  const lastAsked = sql`(select max(expires_at) from email_confirmations
    where application_id = job_applications.id) nulls first`;
  const applications = await unconfirmed(db)
    .where(asked)
    .orderBy(lastAsked)
    .orderBy('jobApplications.id')
    .execute();
  return write(db, applications, site);
}

const unconfirmed = (db: Database) =>
  db
    .selectFrom('jobApplications')
    .innerJoin('applicants', 'applicants.id', 'jobApplications.applicantId')
    .innerJoin('offers', 'offers.id', 'jobApplications.offerId')
    .select(['jobApplications.id', 'applicants.email', 'offerTitle', 'offers.title', 'submission'])
    .where('applicants.anonymisedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('confirmationAskedAt', 'is not', null)
    .where('confirmedAt', 'is', null)
    .limit(maxAsked);

type Unconfirmed = {
  id: number;
  email: string;
  /** Title at the time of the application; `title` is the current one. */
  offerTitle: string;
  title: string;
  submission: string | null;
};

/**
 * Contains no text of the sender, so it cannot be used to write to strangers. The token follows the
 * «#», so that browsers do not send it to a server.
 */
async function write(
  db: Database,
  applications: readonly Unconfirmed[],
  { siteUrl, company }: Site,
): Promise<Mail | undefined> {
  const [first] = applications;
  if (!first || siteUrl === undefined) return undefined;
  const parts: string[] = [];
  for (const { id, offerTitle, title, submission } of applications) {
    const token = await issueToken(db, id);
    parts.push(
      `Recibimos una postulación a «${offerTitle}» con este correo.`,
      ...(title === offerTitle ? [] : [`La oferta se llama hoy «${title}».`]),
      `Código: ${applicationCode(id, submission) ?? ''}`,
      '',
      `Si la enviaste tú, confírmala en este enlace, que vale por ${confirmationDays} días:`,
      `${siteUrl}${confirmationPage}#confirmar=${token}`,
      '',
    );
  }
  return {
    id: `confirmacion-${first.id}-${Date.now()}`,
    to: first.email,
    subject: `${company.name}: confirma tu postulación`,
    text: [
      ...parts,
      'Si no la enviaste tú, no tienes que hacer nada: sabremos que este correo no está confirmado.',
    ].join('\n'),
  };
}

async function issueToken(db: Database, applicationId: number) {
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('emailConfirmations')
    .values({
      tokenHash: hashOfToken(token),
      applicationId,
      expiresAt: sql<Date>`now() + ${sql.lit(confirmationDays)} * interval '1 day'`,
    })
    .execute();
  return token;
}
