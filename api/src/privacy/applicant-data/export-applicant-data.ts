import type { ApplicantData } from '@portal/contract/applicant-data';
import { contactInbox, requestsOf } from '../../records';
import type { Platform } from '../../platform/platform';
import { privacyInbox } from '../privacy-requests/privacy-inbox';
import { dataArchive } from './data-archive';

type Needed = Pick<Platform, 'db' | 'storedFiles'>;

/** Returns a ZIP of all data, including those of the person's other e-mails. */
export async function exportApplicantData({ db, storedFiles }: Needed, data: ApplicantData) {
  const emails = [data.applicant, ...(data.others ?? [])].map(({ email }) => email);
  return dataArchive(storedFiles, {
    ...data,
    contactRequests: await requestsOf(db, contactInbox, emails),
    privacyRequests: await requestsOf(db, privacyInbox, emails),
  });
}
