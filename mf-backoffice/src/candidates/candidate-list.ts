import type { JobApplication } from '@portal/contract/job-application';
import { searchText } from '@portal/kit/format/search-text';

/** Page sizes of specification §9. */
export const pageSizes = [5, 10, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What part of the candidates the screen shows. */
export type CandidateQuery = { search: string; pageSize: PageSize; page: number };

export type CandidatePage = {
  rows: readonly JobApplication[];
  /** How many candidates the search found, on all pages. */
  total: number;
  /** Counts from 1; the last one when the query asks for a page behind it (reading A47). */
  page: number;
  totalPages: number;
};

/** Picks the page of the candidates that a query asks for. */
export function candidatePage(
  candidates: readonly JobApplication[],
  { search, pageSize, page }: CandidateQuery,
): CandidatePage {
  const found = searchCandidates(candidates, search);
  const totalPages = Math.max(1, Math.ceil(found.length / pageSize));
  const shownPage = Math.min(page, totalPages);
  const start = (shownPage - 1) * pageSize;

  return {
    rows: found.slice(start, start + pageSize),
    total: found.length,
    page: shownPage,
    totalPages,
  };
}

/** Looks in the applicant's name and e-mail and the offer's title (specification §5). */
function searchCandidates(candidates: readonly JobApplication[], search: string) {
  const wanted = searchText(search.trim());
  if (wanted === '') return candidates;
  return candidates.filter(({ applicant, offer }) =>
    [applicant.name, applicant.email, offer.title].some((text) =>
      searchText(text).includes(wanted),
    ),
  );
}
