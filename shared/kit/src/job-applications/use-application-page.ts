import type { StatusCount } from '@portal/contract/applicant-page';
import type { JobApplication } from '@portal/contract/job-application';
import type { JobApplicationPage } from '@portal/contract/job-application-page';
import { useDeferredValue, useMemo } from 'react';
import { useLatest } from '../paging/use-latest';
import { useResource, type Resource } from '../query/use-resource';
import { listWords, readList } from './list-address';
import type { ListQuery } from './list-query';
import { selectApplications } from './select-applications';

export type ApplicationPage = {
  rows: readonly JobApplication[];
  total: number;
  /** Else there are more than the total says. */
  isTotalExact: boolean;
  totalPages: number;
  /** How many of those found stand in each status, where the server says it. */
  counts: readonly StatusCount[];
};

/** Some servers know only the specification's calls, and answer with all of them. */
type Answer = (JobApplicationPage & { counts?: StatusCount[] }) | readonly JobApplication[];

/**
 * The rows that a query asks for. While they are on their way the last ones stay, and a long page is
 * drawn in pieces, so that keys are answered in between; of the first page, the rows that are seen at
 * once stand first.
 */
export function useApplicationPage(query: ListQuery, resource: Resource<Answer>) {
  const read = useResource(resource);
  // A query is a new object in each render; its words are the same text until something changes.
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
    /** The rows are those of an earlier query. */
    isStale: page !== current,
  };
}

/** As many as a screen shows at first: these stand while the others are being drawn. */
const firstRows = 15;

const firstRowsOf = (page: ApplicationPage | undefined) =>
  page && { ...page, rows: page.rows.slice(0, firstRows) };

function toPage(answer: Answer, query: ListQuery): ApplicationPage {
  if ('items' in answer) return { counts: [], ...answer, rows: answer.items };
  const selected = selectApplications(answer, query);
  const total = selected.length;
  const totalPages = Math.max(1, Math.ceil(total / query.pageSize));
  // The last page stands for those behind it (reading A47).
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
