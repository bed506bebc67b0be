import type { Applicant, ApplicantEntry } from '@portal/contract/applicant';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { exists } from '../../platform/database/exists';
import { ownName } from './own-name';

/** Whom an e-mail is known by, or the one who applies apart in a browser. */
export const findApplicantByEmail = (
  db: Database,
  email: string,
  browser: string | null = null,
): Promise<Applicant | undefined> =>
  db
    .selectFrom('applicants')
    .select(['id', ownName.as('name'), 'email'])
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('browser', 'is not distinct from', browser)
    .executeTakeFirst();

/** Whether an application stands that came from another browser and that the e-mail's owner has not confirmed. */
export const isContested = (db: Database, { applicantId, offerId, browser }: Standing) =>
  exists(
    db
      .selectFrom('jobApplications')
      .select('id')
      .where('applicantId', '=', applicantId)
      .where('offerId', '=', offerId)
      .where('withdrawnAt', 'is', null)
      .where('confirmationAskedAt', 'is not', null)
      .where('confirmedAt', 'is', null)
      .where('submission', 'is distinct from', browser),
  );

type Standing = { applicantId: number; offerId: number; browser: string };

/** The row there is already stays as it is: a stranger must not rename an applicant. */
export const insertNewApplicant = (
  db: Database,
  { email, name }: ApplicantEntry,
  browser: string | null,
) =>
  db
    .insertInto('applicants')
    .values({ email, name, browser })
    .onConflict((target) => target.doNothing())
    .execute();

/**
 * Whether the applicant has applied to the offer, or another applicant with the same e-mail. Where owners are asked to
 * confirm, the other application counts only if it is confirmed, or if its owner was never asked.
 */
export const hasAppliedAlready = async (
  db: Database,
  { applicantId, ...by }: AppliedBy & { applicantId: number | undefined },
) =>
  (applicantId !== undefined && (await hasApplied(db, applicantId, by.offerId))) ||
  hasAppliedByEmail(db, by);

/** Whoever has withdrawn may apply again. */
const hasApplied = (db: Database, applicantId: number, offerId: number) =>
  exists(
    db
      .selectFrom('jobApplications')
      .select('id')
      .where('applicantId', '=', applicantId)
      .where('offerId', '=', offerId)
      .where('withdrawnAt', 'is', null),
  );

const hasAppliedByEmail = (db: Database, { email, offerId, isOwnerAsked }: AppliedBy) =>
  exists(
    db
      .selectFrom('jobApplications')
      .innerJoin('applicants', 'applicants.id', 'applicantId')
      .select('jobApplications.id')
      .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
      .where('offerId', '=', offerId)
      .where('withdrawnAt', 'is', null)
      .$if(isOwnerAsked, (query) =>
        query.where((row) =>
          row.or([row('confirmationAskedAt', 'is', null), row('confirmedAt', 'is not', null)]),
        ),
      ),
  );

type Applying = { email: string; offerId: number };
type AppliedBy = Applying & { isOwnerAsked: boolean };

/** Keeps others from applying to an offer with the same e-mail until the transaction ends. */
export const lockApplying = (transaction: Database, { email, offerId }: Applying) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${email.toLowerCase()} ${offerId}`}, 0))`.execute(
    transaction,
  );

/** The name of the last of an e-mail's separate applicants. */
export const findNameApart = (db: Database, email: string) =>
  db
    .selectFrom('applicants')
    .select(ownName.as('name'))
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('browser', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether somebody may still apply; held until the transaction ends, against being anonymised meanwhile. */
export const isStillNamed = (transaction: Database, applicantId: number) =>
  exists(
    transaction
      .selectFrom('applicants')
      .select('id')
      .where('id', '=', applicantId)
      .where('anonymisedAt', 'is', null)
      .forKeyShare(),
  );
