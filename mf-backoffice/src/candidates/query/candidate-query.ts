import { listWords, readList, columnWords } from '@portal/kit/job-applications/list-address';
import type { ListChanges, ListQuery, PageSize } from '@portal/kit/job-applications/list-query';
import { addressOf } from '@portal/kit/paging/use-address-query';

const defaultPageSize: PageSize = 5;

/** What may be left out of the table; who it is and the CV always stand in it. */
export const optionalColumns = ['email', 'salary', 'offer', 'date', 'status'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

/** What part of the candidates the screen shows, in which order and by which columns. */
export type CandidateQuery = ListQuery & { hidden: readonly OptionalColumn[] };
export type QueryChanges = ListChanges<CandidateQuery>;

/** Reads an address. What makes no sense in it counts as not said. */
export const readQuery = (address: URLSearchParams): CandidateQuery => ({
  ...readList(address, defaultPageSize),
  hidden: readHidden(address.get('ocultas') ?? ''),
});

/** Writes only what differs from the plain list. */
export const writeQuery = ({ hidden, ...list }: CandidateQuery) =>
  addressOf([
    ...listWords(list, defaultPageSize),
    ['ocultas', hidden.map((column) => columnWords[column]).join('.')],
  ]);

const readHidden = (text: string) =>
  optionalColumns.filter((column) => text.split('.').includes(columnWords[column]));
