import type { Applicant, ApplicantEntry } from '@portal/contract/applicant';
import type { Database } from '../../platform/database/database';
import { exists } from '../../platform/database/exists';

export const findApplicantByEmail = (db: Database, email: string): Promise<Applicant | undefined> =>
  db
    .selectFrom('applicants')
    .select(['id', 'name', 'email'])
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

/** The row there is already stays as it is: a stranger must not rename an applicant. */
export const insertNewApplicant = (db: Database, { email, name }: ApplicantEntry) =>
  db
    .insertInto('applicants')
    .values({ email, name })
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
