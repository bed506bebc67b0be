import type { StatusCount } from '@portal/contract/applicant-page';
import type { JobApplication } from '@portal/contract/job-application';
import type { JobApplicationPage } from '@portal/contract/job-application-page';
import { useDeferredValue, useMemo } from 'react';
import { useLatest } from '../paging/use-latest';
import { useResource, type Resource } from '../query/use-resource';
import { listWords, readList } from './list-address';
import type { ListQuery } from './list-query';
import { selectApplications } from './select-applications';

/** Rows of a page of job applications, and the figures of the whole result. */
export type ApplicationPage = {
  rows: readonly JobApplication[];
  /** Number of matching job applications; a lower bound if `isTotalExact` is false. */
  total: number;
  /** False if there are more than `total`. */
  isTotalExact: boolean;
  totalPages: number;
  /** Number of matching rows in each status; empty if the server does not send it. */
  counts: readonly StatusCount[];
};

/** Servers with only the calls of the specification answer with the whole list. */
type Answer = (JobApplicationPage & { counts?: StatusCount[] }) | readonly JobApplication[];

/**
 * Reads the rows of a query. Keeps the previous rows while loading. Renders long pages with low
 * priority, so that typing stays responsive, and shows the first 15 rows of the first page at once.
 * Returns the resource's state with the page as `data`, undefined until the first one is read.
 */
export function useApplicationPage(query: ListQuery, resource: Resource<Answer>) {
  const read = useResource(resource);
  // The query is a new object in each render, so its text serves as dependency.
  const words = new URLSearchParams(listWords(query, query.pageSize)).toString();
  const { pageSize } = query;
  const current = useMemo(
    () => read.data && toPage(read.data, readList(new URLSearchParams(words), pageSize)),
    [read.data, words, pageSize],
  );
  const latest = useLatest(current);
  const isFailed = read.error !== undefined;
  const drawn = useDeferredValue(isFailed ? current : latest);
  const page = drawn ?? firstRowsOf(current);

  return {
    ...read,
    data: page,
    /** True if the rows belong to an earlier query. */
    isStale: page !== current,
  };
}

/** Rows that a screen shows without scrolling. Rendered first. */
const firstRows = 15;

const firstRowsOf = (page: ApplicationPage | undefined) =>
  page && { ...page, rows: page.rows.slice(0, firstRows) };

function toPage(answer: Answer, query: ListQuery): ApplicationPage {
  if ('items' in answer) return { counts: [], ...answer, rows: answer.items };
  const selected = selectApplications(answer, query);
  const total = selected.length;
  const totalPages = Math.max(1, Math.ceil(total / query.pageSize));
  // Pages after the last one show the last one (reading A47).
  const start = (Math.min(query.page, totalPages) - 1) * query.pageSize;
  const rows = selected.slice(start, start + query.pageSize);
  return { rows, totalPages, total, isTotalExact: true, counts: countsOf(answer, query) };
}

function countsOf(all: readonly JobApplication[], query: ListQuery): StatusCount[] {
  const found = selectApplications(all, { ...query, filters: { ...query.filters, statusId: '' } });
  const totals = new Map<number, number>();
  for (const { status } of found) totals.set(status.id, (totals.get(status.id) ?? 0) + 1);
  return [...totals].map(([statusId, total]) => ({ statusId, total }));
}
