import type { JobApplication } from '@portal/contract/job-application';
import type { JobApplicationPage } from '@portal/contract/job-application-page';
import { useResource, type Resource } from '@portal/kit/query/use-resource';
import {
  jobApplicationPageResource,
  jobApplicationTotalResource,
} from '@portal/kit/resources/job-applications';
import { useDeferredValue, useMemo } from 'react';
import { useLatest } from '../../paging/use-latest';
import { readQuery, writeQuery } from './candidate-address';
import { selectCandidates } from './candidate-list';
import type { CandidateQuery } from './candidate-query';
import { toServerFilter, toServerQuery } from './server-query';

export type CandidatePage = {
  rows: readonly JobApplication[];
  total: number;
  /** Else there are more than the total says. */
  isTotalExact: boolean;
  totalPages: number;
};

/**
 * The rows that a query asks for. While they are on their way the last ones stay, and a long page is
 * drawn in pieces, so that keys are answered in between.
 */
export function useCandidatePage(query: CandidateQuery) {
  const read = useResource(jobApplicationPageResource(toServerQuery(query)));
  // A query is a new object in each render; its address is the same text until something changes.
  const address = writeQuery(query).toString();
  const current = useMemo(
    () => read.data && toPage(read.data, readQuery(new URLSearchParams(address))),
    [read.data, address],
  );
  const latest = useLatest(current);
  const isFailed = read.error !== undefined;
  const page = useDeferredValue(isFailed ? current : latest);
  const total = useExactTotal(page, query);

  return {
    ...read,
    data: page && {
      ...page,
      ...total,
      totalPages: Math.max(page.totalPages, Math.ceil(total.total / query.pageSize)),
    },
    /** The rows are those of an earlier query. */
    isStale: page !== current,
  };
}

function toPage(
  answer: JobApplicationPage | readonly JobApplication[],
  query: CandidateQuery,
): CandidatePage {
  if ('items' in answer) return { ...answer, rows: answer.items };
  const selected = selectCandidates(answer, query);
  const total = selected.length;
  const totalPages = Math.max(1, Math.ceil(total / query.pageSize));
  // The last page stands for those behind it (reading A47).
  const start = (Math.min(query.page, totalPages) - 1) * query.pageSize;
  const rows = selected.slice(start, start + query.pageSize);
  return { rows, totalPages, total, isTotalExact: true };
}

/** Counts to the end where the page did not. */
function useExactTotal(page: CandidatePage | undefined, query: CandidateQuery) {
  const { total = 0, isTotalExact = true } = page ?? {};
  const { data: counted } = useResource(
    isTotalExact ? known(total) : jobApplicationTotalResource(toServerFilter(query)),
  );
  return isTotalExact || counted === undefined
    ? { total, isTotalExact }
    : { total: counted, isTotalExact: true };
}

/** Nothing to be read, for a hook that always reads. */
const known = (total: number): Resource<number> => ({
  key: `candidates: ${total}`,
  load: async () => total,
});
