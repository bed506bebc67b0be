import { listWords, readList } from '@portal/kit/job-applications/list-address';
import type { ListQuery, PageSize } from '@portal/kit/job-applications/list-query';
import { addressOf } from '@portal/kit/paging/use-address-query';

/** As many as one goes through without a rest. */
const defaultPageSize: PageSize = 50;

/** Reads the address of an offer's list. What makes no sense in it counts as not said. */
export const readQuery = (address: URLSearchParams): ListQuery =>
  readList(address, defaultPageSize);

/** Writes only what differs from the plain list. */
export const writeQuery = (query: ListQuery) => addressOf(listWords(query, defaultPageSize));
