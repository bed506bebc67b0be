import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';

/** Confirmations of the earlier e-mail do not prove the new one. */
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
