import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { moveToKnownApplicant } from './move-to-known-applicant';
import { requireLink } from './confirmation-link';

/**
 * Confirms a link's application; a second use changes nothing. Applications of other browsers with
 * the e-mail stay unchanged.
 *
 * @returns the id of the application
 * @throws a 404 if the link does not confirm anything
 */
export async function confirm(transaction: Database, token: string): Promise<number> {
  const { applicationId } = await requireLink(transaction, token);
  const own = await transaction
    .updateTable('jobApplications')
    .set({ confirmedAt: sql<Date>`now()` })
    .where('id', '=', applicationId)
    .where('confirmedAt', 'is', null)
    .returning(['applicantId', 'offerId'])
    .executeTakeFirst();
  if (own) await moveToKnownApplicant(transaction, own);
  return applicationId;
}
