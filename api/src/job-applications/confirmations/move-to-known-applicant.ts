import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { exists } from '../../platform/database/exists';

type Application = { applicantId: number; offerId: number };

/**
 * Moves a confirmed application from its separate applicant to the known one, which takes its name.
 * Applications to other offers stay separate until confirmed. An unconfirmed application of the
 * known applicant to the same offer becomes separate instead. Does nothing if the applicant is not
 * separate.
 */
export async function moveToKnownApplicant(
  transaction: Database,
  { applicantId, offerId }: Application,
) {
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
  const hasMore = await hasOthers(transaction, { applicantId, offerId });
  if (!known && !hasMore) {
    await becomeKnown(transaction, applicantId);
    return;
  }
  const knownId = known?.id ?? (await insertKnown(transaction, apart));
  const rival = await findStanding(transaction, { applicantId: knownId, offerId });
  // The owner has confirmed both, so both stay.
  if (rival?.isConfirmed) return;
  if (rival) await moveToSeparateApplicant(transaction, rival.id);

  await transaction
    .deleteFrom('consents')
    .where('applicantId', '=', knownId)
    .where('offerId', '=', offerId)
    .execute();
  await sql`update job_applications set applicant_id = ${knownId}
    where applicant_id = ${applicantId} and offer_id = ${offerId}`.execute(transaction);
  await moveOfferData(transaction, { fromId: applicantId, toId: knownId, offerId });
  if (!hasMore) await moveRemainingRows(transaction, { fromId: applicantId, toId: knownId });
  await sql`update applicants set name = ${apart.name}, own_name = null
    where id = ${knownId} and coalesce(own_name, name) <> ${apart.name}`.execute(transaction);
}

const hasOthers = (transaction: Database, { applicantId, offerId }: Application) =>
  exists(
    transaction
      .selectFrom('jobApplications')
      .select('id')
      .where('applicantId', '=', applicantId)
      .where('offerId', '<>', offerId),
  );

const becomeKnown = (transaction: Database, id: number) =>
  transaction.updateTable('applicants').set({ browser: null }).where('id', '=', id).execute();

async function insertKnown(transaction: Database, entry: { email: string; name: string }) {
  const { id } = await transaction
    .insertInto('applicants')
    .values(entry)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Move = { fromId: number; toId: number };

/** Moves consents, answers and audit entries of an offer's applications. */
async function moveOfferData(
  transaction: Database,
  { fromId, toId, offerId }: Move & { offerId: number },
) {
  await sql`update consents set applicant_id = ${toId}
    where applicant_id = ${fromId} and offer_id = ${offerId}`.execute(transaction);
  await sql`update answers set applicant_id = ${toId}
    where applicant_id = ${fromId} and offer_question_id in (
      select id from offer_questions where offer_id = ${offerId})`.execute(transaction);
  await sql`update audit_entries set applicant_id = ${toId}
    where applicant_id = ${fromId} and application_id in (
      select id from job_applications where applicant_id = ${toId} and offer_id = ${offerId})`.execute(
    transaction,
  );
}

/** Moves the remaining rows, then deletes the applicant, which has no more applications. */
async function moveRemainingRows(transaction: Database, { fromId, toId }: Move) {
  for (const table of ['idempotent_answers', 'audit_entries'] as const) {
    await sql`update ${sql.table(table)} set applicant_id = ${toId}
      where applicant_id = ${fromId}`.execute(transaction);
  }
  await transaction.deleteFrom('applicants').where('id', '=', fromId).execute();
}

const findStanding = (transaction: Database, { applicantId, offerId }: Application) =>
  transaction
    .selectFrom('jobApplications')
    .select('id')
    .select(
      // Counts as confirmed if the site asked for no confirmations at the time.
      sql<boolean>`confirmation_asked_at is null or confirmed_at is not null`.as('isConfirmed'),
    )
    .where('applicantId', '=', applicantId)
    .where('offerId', '=', offerId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();

/**
 * Moves an application to the separate applicant of its browser, with the name it was sent with.
 * One browser may have sent several, so that applicant may exist.
 */
async function moveToSeparateApplicant(transaction: Database, id: number) {
  const { rows } = await sql<Application & { newId: number }>`
    with sent as (
      select job_applications.*, email, coalesce(own_name, name) as name
      from job_applications join applicants on applicants.id = applicant_id
      where job_applications.id = ${id}),
    apart as (
      insert into applicants (email, name, browser, created_at)
      select email, name, submission, applied_at from sent
      on conflict do nothing
      returning id
    )
    select applicant_id, offer_id, coalesce((select id from apart), (
      select applicants.id from applicants
      where lower(applicants.email) = lower(sent.email) and browser = submission)) as new_id
    from sent`.execute(transaction);
  for (const { applicantId, offerId, newId } of rows) {
    await sql`update job_applications set applicant_id = ${newId} where id = ${id}`.execute(
      transaction,
    );
    await moveOfferData(transaction, { fromId: applicantId, toId: newId, offerId });
  }
}
