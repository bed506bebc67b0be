import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

type Application = { applicantId: number; offerId: number };

/**
 * Joins an applicant who had applied apart, beside somebody who had used the same e-mail, to the one that
 * the e-mail is known by. The name is that of who has confirmed. An application to the same offer that
 * nobody confirmed goes apart instead. Nothing to do for everybody else.
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
  const rival = await findStanding(transaction, { applicantId: known.id, offerId });
  // Two of them may stand: the e-mail's owner has confirmed both.
  if (rival?.isConfirmed) return;
  if (rival) await setApart(transaction, rival.id);

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
    .set({ name: apart.name, ownName: null })
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

const findStanding = (transaction: Database, { applicantId, offerId }: Application) =>
  transaction
    .selectFrom('jobApplications')
    .select('id')
    .select(
      // One that was sent while nobody was asked counts as confirmed.
      sql<boolean>`confirmation_asked_at is null or confirmed_at is not null`.as('isConfirmed'),
    )
    .where('applicantId', '=', applicantId)
    .where('offerId', '=', offerId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();

/** Gives an application an applicant of its own, who keeps the name that it was sent with, for its browser. */
async function setApart(transaction: Database, id: number) {
  const { rows } = await sql<Application & { newId: number }>`
    with sent as (select * from job_applications where id = ${id}),
    apart as (
      insert into applicants (email, name, browser, created_at)
      select email, coalesce(own_name, name), sent.submission, sent.applied_at
      from applicants join sent on sent.applicant_id = applicants.id
      returning id
    )
    select sent.applicant_id, sent.offer_id, apart.id as new_id from sent, apart`.execute(
    transaction,
  );
  for (const { applicantId, offerId, newId } of rows) {
    await sql`update job_applications set applicant_id = ${newId} where id = ${id}`.execute(
      transaction,
    );
    await sql`update consents set applicant_id = ${newId}
      where applicant_id = ${applicantId} and offer_id = ${offerId}`.execute(transaction);
    await sql`update answers set applicant_id = ${newId}
      where applicant_id = ${applicantId} and offer_question_id in (
        select id from offer_questions where offer_id = ${offerId})`.execute(transaction);
  }
}
