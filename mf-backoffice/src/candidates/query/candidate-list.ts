import type { JobApplication } from '@portal/contract/job-application';
import { filterCandidates } from './candidate-filter';
import type { CandidateQuery } from './candidate-query';
import { sortCandidates } from './candidate-sort';

export type CandidatePage = {
  rows: readonly JobApplication[];
  /** Counts from 1; the last one when the query asks for a page behind it (reading A47). */
  page: number;
  totalPages: number;
};

/** All candidates that a query asks for, on whatever page. */
export const selectCandidates = (
  candidates: readonly JobApplication[],
  { search, filters, sort }: Pick<CandidateQuery, 'search' | 'filters' | 'sort'>,
) => sortCandidates(filterCandidates(candidates, search, filters), sort);

export function pageOfCandidates(
  selected: readonly JobApplication[],
  { pageSize, page }: Pick<CandidateQuery, 'pageSize' | 'page'>,
): CandidatePage {
  const totalPages = Math.max(1, Math.ceil(selected.length / pageSize));
  const shownPage = Math.min(page, totalPages);
  const start = (shownPage - 1) * pageSize;
  return { rows: selected.slice(start, start + pageSize), page: shownPage, totalPages };
}
