import { listWords, readList, columnWords } from '@portal/kit/job-applications/list-address';
import type { ListChanges, ListQuery, PageSize } from '@portal/kit/job-applications/list-query';
import { addressOf } from '@portal/kit/paging/use-address-query';

const defaultPageSize: PageSize = 5;

/** Columns that can be hidden. Name and CV are always shown. */
export const optionalColumns = ['email', 'salary', 'offer', 'date', 'status'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

export type CandidateQuery = ListQuery & { hidden: readonly OptionalColumn[] };
export type QueryChanges = ListChanges<CandidateQuery>;

/** Parses the address. Invalid values are ignored. */
export const readQuery = (address: URLSearchParams): CandidateQuery => ({
  ...readList(address, defaultPageSize),
  hidden: readHidden(address.get('ocultas') ?? ''),
});

/** Writes only the values that differ from the defaults. */
export const writeQuery = ({ hidden, ...list }: CandidateQuery) =>
  addressOf([
    ...listWords(list, defaultPageSize),
    ['ocultas', hidden.map((column) => columnWords[column]).join('.')],
  ]);

const readHidden = (text: string) =>
  optionalColumns.filter((column) => text.split('.').includes(columnWords[column]));
