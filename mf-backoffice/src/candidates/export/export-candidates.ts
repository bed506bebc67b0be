import { companyDay } from '@portal/contract/company-day';
import type { JobApplication } from '@portal/contract/job-application';
import { currencyText } from '@portal/kit/format/currency-text';
import { exportApplications } from '@portal/kit/job-applications/export-applications';
import { columnTitles, type ListQuery } from '@portal/kit/job-applications/list-query';
import { jobApplicationPageResource } from '@portal/kit/resources/job-applications';

type Progress = {
  signal: AbortSignal;
  /** Gets how many are written so far. */
  onProgress: (written: number) => void;
};

/** Saves all candidates that a query asks for as a table. */
export const exportCandidates = (query: ListQuery, progress: Progress) =>
  exportApplications({
    pageResource: jobApplicationPageResource,
    query,
    header: [...Object.values(columnTitles), 'Moneda'],
    toRow,
    fileName: 'candidatos.csv',
    ...progress,
  });

const toRow = ({ applicant, offer, appliedAt, status, ...money }: JobApplication) => [
  applicant.name,
  applicant.email,
  money.salaryExpectation,
  offer.title,
  companyDay(appliedAt),
  status.name,
  currencyText(money.salaryCurrency),
];
