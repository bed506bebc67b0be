import { applicantCountFromWire, applicantCountsPath } from '@portal/contract/applicant-counts';
import { readList } from '../calls/read-resource';

/** How many have applied to each offer; offers without applicants are not among them. */
export const applicantCountsResource = readList(applicantCountsPath, applicantCountFromWire);
