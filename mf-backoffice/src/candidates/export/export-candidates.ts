import { companyDay } from '@portal/contract/company-day';
import type { JobApplication } from '@portal/contract/job-application';
import { currencyText } from '@portal/kit/format/currency-text';
import { currencyToday, originalTitle, titleToday } from '@portal/kit/format/later-changes';
import { exportApplications } from '@portal/kit/job-applications/export-applications';
import { columnTitles, type ListQuery } from '@portal/kit/job-applications/list-query';
import { jobApplicationPageResource } from '@portal/kit/resources/job-applications';

type Progress = {
  signal: AbortSignal;
  /** Receives the number of rows written so far. */
  onProgress: (written: number) => void;
};

/** Exports all results of a query as CSV. */
export const exportCandidates = (query: ListQuery, progress: Progress) =>
  exportApplications({
    pageResource: jobApplicationPageResource,
    query,
    header: [...Object.values(columnTitles), 'Moneda', 'Oferta hoy', 'La oferta hoy paga en'],
    toRow,
    fileName: 'candidatos.csv',
    ...progress,
  });

/** The last two columns hold today's values of the offer, or are empty if these did not change. */
const toRow = (candidate: JobApplication) => [
  candidate.applicant.name,
  candidate.applicant.email,
  candidate.salaryExpectation,
  originalTitle(candidate),
  companyDay(candidate.appliedAt),
  candidate.status.name,
  currencyText(candidate.salaryCurrency),
  titleToday(candidate) === undefined ? '' : candidate.offer.title,
  currencyToday(candidate) ?? '',
];
