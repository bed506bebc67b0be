import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';

/** What the owner of an applicant's earlier e-mail confirmed, or still might, says nothing of another e-mail. */
export async function voidConfirmations(transaction: Database, applicantId: number) {
  const rows = await transaction
    .updateTable('jobApplications')
    .set({ confirmedAt: null })
    .where('applicantId', '=', applicantId)
    .returning('id')
    .execute();
  await transaction
    .deleteFrom('emailConfirmations')
    .where('applicationId', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
}
