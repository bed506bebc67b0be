import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { FilePlace, StoredFiles } from '../../platform/files/stored-files';
import { withdraw } from '../own-applications/withdraw';
import { adopt } from './adopt';
import { hashOfToken } from './confirmation-mail';

type Confirmed = { id: number; files: FilePlace[] };

/**
 * Confirms the application of a token, once. Others that nobody confirmed, by the same e-mail to the same
 * offer, are withdrawn in the name of the e-mail's owner. Undefined when the token is of no use.
 */
export async function confirm(
  transaction: Database,
  storedFiles: StoredFiles,
  token: string,
): Promise<Confirmed | undefined> {
  const used = await transaction
    .deleteFrom('emailConfirmations')
    .where('tokenHash', '=', hashOfToken(token))
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('applicationId')
    .executeTakeFirst();
  const own = used && (await markConfirmed(transaction, used.applicationId));
  if (!own) return undefined;

  await transaction.deleteFrom('emailConfirmations').where('applicationId', '=', own.id).execute();
  const files: FilePlace[] = [];
  for (const { id } of await rivalsOf(transaction, own.id)) {
    files.push(...(await withdraw(transaction, storedFiles, id)));
  }
  await adopt(transaction, own);
  return { id: own.id, files };
}

/** What was withdrawn, or is of nobody any more, cannot be confirmed. */
const markConfirmed = (transaction: Database, id: number) =>
  transaction
    .updateTable('jobApplications')
    .set({ confirmedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .where('submission', 'is not', null)
    .returning(['id', 'applicantId', 'offerId'])
    .executeTakeFirst();

async function rivalsOf(transaction: Database, id: number) {
  const { rows } = await sql<{ id: number }>`
    select rival.id from job_applications own
    join applicants owner on owner.id = own.applicant_id
    join applicants other on lower(other.email) = lower(owner.email)
    join job_applications rival on rival.applicant_id = other.id and rival.offer_id = own.offer_id
    where own.id = ${id} and rival.id <> own.id and rival.withdrawn_at is null
      and rival.confirmation_asked_at is not null and rival.confirmed_at is null
    order by rival.id`.execute(transaction);
  return rows;
}
