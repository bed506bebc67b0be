import type { ApplicantCount } from '@portal/contract/applicant-counts';
import type { Database } from '../../platform/database/database';

export const countApplicants = (db: Database): Promise<ApplicantCount[]> =>
  db
    .selectFrom('jobApplications')
    .select(['offerId', ({ fn }) => fn.countAll<number>().as('total')])
    .groupBy('offerId')
    .orderBy('offerId')
    .execute();
