import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { countMail, type MailTime } from '../../platform/mail/mail-turn';
import type { Platform } from '../../platform/platform';

/** Counts the mail and returns when it may be sent; undefined if the site sends none. */
export const confirmationMailTime = ({ limiter, notices }: Platform, email: string) =>
  countMail({ limiter, notices, name: 'confirmation-mail', mailbox: email });

type Asked = { applicationId: number; turn: MailTime | undefined };

/** Announces the mail. A postponed one asks for all unconfirmed applications of its mailbox. */
export async function announceConfirmation(
  { notices }: Platform,
  transaction: Database,
  { applicationId, turn }: Asked,
) {
  if (turn === 'now') {
    await notices.announce(transaction, { kind: 'confirmation', subjectId: applicationId });
  }
  if (turn === 'later') {
    const subjectId = await firstOfMailbox(transaction, applicationId);
    await notices.putOff(transaction, { kind: 'confirmations', subjectId });
  }
}

/**
 * Returns the applicant that represents a mailbox. Separate ones come last, because a confirmation
 * may delete them.
 */
async function firstOfMailbox(transaction: Database, applicationId: number) {
  const { id } = await transaction
    .selectFrom('jobApplications')
    .innerJoin('applicants as own', 'own.id', 'applicantId')
    .innerJoin('applicants as first', (join) =>
      join.on(sql`lower(first.email)`, '=', sql`lower(own.email)`),
    )
    .select('first.id')
    .where('jobApplications.id', '=', applicationId)
    .orderBy(sql`first.browser is not null`)
    .orderBy('first.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
