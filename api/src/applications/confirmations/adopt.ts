import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

type Application = { applicantId: number; offerId: number };

/**
 * Joins an applicant who had applied apart, beside somebody who had used the same e-mail, to the one that
 * the e-mail is known by. The name is that of who has confirmed. Nothing to do for everybody else.
 */
export async function adopt(transaction: Database, { applicantId, offerId }: Application) {
  const apart = await transaction
    .selectFrom('applicants')
    .select(['email', 'name'])
    .where('id', '=', applicantId)
    .where('browser', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!apart) return;
  const known = await transaction
    .selectFrom('applicants')
    .select('id')
    .where((row) => row(row.fn('lower', ['email']), '=', apart.email.toLowerCase()))
    .where('browser', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!known) {
    await becomeKnown(transaction, applicantId);
    return;
  }
  // Two of them may stand: the e-mail's owner has confirmed both.
  if (await holdsOffer(transaction, known.id, offerId)) return;

  await transaction
    .deleteFrom('consents')
    .where('applicantId', '=', known.id)
    .where('offerId', '=', offerId)
    .execute();
  for (const table of ownTables) {
    await sql`update ${sql.table(table)} set applicant_id = ${known.id}
      where applicant_id = ${applicantId}`.execute(transaction);
  }
  await transaction.deleteFrom('applicants').where('id', '=', applicantId).execute();
  await transaction
    .updateTable('applicants')
    .set({ name: apart.name })
    .where('id', '=', known.id)
    .execute();
}

/** All that names an applicant. */
const ownTables = [
  'job_applications',
  'answers',
  'consents',
  'idempotent_answers',
  'audit_entries',
] as const;

const becomeKnown = (transaction: Database, id: number) =>
  transaction.updateTable('applicants').set({ browser: null }).where('id', '=', id).execute();

async function holdsOffer(transaction: Database, applicantId: number, offerId: number) {
  const row = await transaction
    .selectFrom('jobApplications')
    .select('id')
    .where('applicantId', '=', applicantId)
    .where('offerId', '=', offerId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
