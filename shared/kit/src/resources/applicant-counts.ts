import { applicantCountFromWire, applicantCountsPath } from '@portal/contract/applicant-counts';
import { readList } from '../calls/read-resource';

/** Number of job applications by offer. Offers without any are missing. */
export const applicantCountsResource = readList(applicantCountsPath, applicantCountFromWire);
