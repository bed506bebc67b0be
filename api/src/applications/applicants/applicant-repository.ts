import type { Applicant, ApplicantEntry } from '@portal/contract/applicant';
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
      .where('submission', 'is distinct from', browser ?? null),
  );

type Standing = { applicantId: number; offerId: number; browser: string | undefined };

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

/** Whoever has withdrawn may apply again. */
export const hasApplied = (db: Database, applicantId: number, offerId: number) =>
  exists(
    db
      .selectFrom('jobApplications')
      .select('id')
      .where('applicantId', '=', applicantId)
      .where('offerId', '=', offerId)
      .where('withdrawnAt', 'is', null),
  );

/**
 * Whether an e-mail has applied to an offer; all applicants with that e-mail count. If owners are asked to confirm,
 * an application counts once it is confirmed, or if its owner was never asked.
 */
export const hasAppliedByEmail = (db: Database, { email, offerId, isOwnerAsked }: AppliedBy) =>
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

type AppliedBy = { email: string; offerId: number; isOwnerAsked: boolean };

/** The name of the separate applicant of an e-mail with the highest id. */
export const findNameApart = (db: Database, email: string) =>
  db
    .selectFrom('applicants')
    .select(ownName.as('name'))
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('browser', 'is not', null)
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
