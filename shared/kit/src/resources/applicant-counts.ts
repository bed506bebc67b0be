import { applicantCountFromWire, applicantCountsPath } from '@portal/contract/applicant-counts';
import { readList } from '../calls/read-resource';

/**
 * Resource of the number of job applications by offer. Offers without any are missing. Requires
 * `ROLE_ADMIN`.
 */
export const applicantCountsResource = readList(applicantCountsPath, applicantCountFromWire);
