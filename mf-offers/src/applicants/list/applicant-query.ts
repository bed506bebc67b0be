import { listWords, readList } from '@portal/kit/job-applications/list-address';
import type { ListQuery, PageSize } from '@portal/kit/job-applications/list-query';
import { addressOf } from '@portal/kit/paging/use-address-query';

/** A comfortable number to review in one go. */
const defaultPageSize: PageSize = 50;

/** Parses the address of the list. Invalid values are ignored. */
export const readQuery = (address: URLSearchParams): ListQuery =>
  readList(address, defaultPageSize);

/** Writes only the values that differ from the defaults. */
export const writeQuery = (query: ListQuery) => addressOf(listWords(query, defaultPageSize));
