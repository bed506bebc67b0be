import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { adopt } from './adopt';
import { requireLink } from './confirmation-link';

/**
 * Confirms the application of a link; pressing it again changes nothing. Applications that others sent
 * with the same e-mail stay as they are.
 *
 * @returns the id of the application
 * @throws a 404 where the link confirms nothing
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
  if (own) await adopt(transaction, own);
  return applicationId;
}
