import type { Applicant, ApplicantEntry } from '@portal/contract/applicant';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { exists } from '../../platform/database/exists';
import { ownName } from './own-name';

/** Finds the known applicant of an e-mail, or the separate one of a browser. */
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

/** True if another browser sent an application that the e-mail's owner has not confirmed. */
export const hasUnconfirmedRival = (db: Database, { applicantId, offerId, browser }: Standing) =>
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

/** Keeps an existing row, so that a stranger cannot rename an applicant. */
export const insertApplicantIfMissing = (
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
 * True if the applicant, or another one with the same e-mail, has applied to the offer. If the site
 * asks owners to confirm, the other's application counts only if it is confirmed or its owner was
 * never asked.
 */
export const hasAppliedAlready = async (
  db: Database,
  { applicantId, ...by }: AppliedBy & { applicantId: number | undefined },
) =>
  (applicantId !== undefined && (await hasApplied(db, applicantId, by.offerId))) ||
  hasAppliedByEmail(db, by);

/** A withdrawn application does not count. */
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

/** Locks applications to an offer with this e-mail until the transaction ends. */
export const lockApplicationsByEmail = (transaction: Database, { email, offerId }: Applying) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${email.toLowerCase()} ${offerId}`}, 0))`.execute(
    transaction,
  );

export const findSeparateApplicantName = (db: Database, email: string) =>
  db
    .selectFrom('applicants')
    .select(ownName.as('name'))
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('browser', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** True if not anonymised. Locks the row until the transaction ends. */
export const isNotAnonymised = (transaction: Database, applicantId: number) =>
  exists(
    transaction
      .selectFrom('applicants')
      .select('id')
      .where('id', '=', applicantId)
      .where('anonymisedAt', 'is', null)
      .forKeyShare(),
  );
