import type { JobApplication } from '@portal/contract/job-application';
import { useMemo } from 'react';
import { readQuery, writeQuery } from './candidate-address';
import { selectCandidates } from './candidate-list';
import { defaultPageSize, type CandidateQuery } from './candidate-query';
import { filterChoices } from './filter-choices';

/** The candidates that a query asks for on all its pages, and what there is to filter by. */
export function useSelectedCandidates(
  candidates: readonly JobApplication[],
  query: CandidateQuery,
) {
  // A query is a new object in each render. Its address without the page is the same text until
  // something changes, so that turning a page of a long list filters and sorts nothing.
  const selection = writeQuery({ ...query, page: 1, pageSize: defaultPageSize }).toString();
  const selected = useMemo(
    () => selectCandidates(candidates, readQuery(new URLSearchParams(selection))),
    [candidates, selection],
  );
  const choices = useMemo(() => filterChoices(candidates), [candidates]);
  return { selected, choices };
}
