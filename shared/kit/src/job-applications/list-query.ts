/** Page sizes of the candidates list (S9.04). */
export const pageSizes = [5, 10, 50, 100] as const;

/** A page size of the candidates list, in rows. */
export type PageSize = (typeof pageSizes)[number];

/** Columns by which a list of job applications can be sorted, in their order (S2.99). */
export const sortKeys = ['name', 'email', 'salary', 'offer', 'date', 'status'] as const;

/** A column by which a list of job applications can be sorted. */
export type SortKey = (typeof sortKeys)[number];

/** Column titles in their order (S2.99). */
export const columnTitles: Record<SortKey, string> = {
  name: 'Nombre',
  email: 'Correo',
  salary: 'Aspiración salarial',
  offer: 'Oferta',
  date: 'Fecha de aplicación',
  status: 'Estado',
};

/** Sorting of a list by one column. */
export type ListSort = { by: SortKey; isDescending: boolean };

/** Names of the filters of a list of job applications, in the order of their URL parameters. */
export const filterNames = [
  'offerId',
  'statusId',
  'firstDay',
  'lastDay',
  'currency',
  'minimum',
  'maximum',
] as const;

/** A filter of a list of job applications. */
export type FilterName = (typeof filterNames)[number];

/** Values of the filter fields: '' for no limit, days as «2026-03-05». */
export type ListFilters = Record<FilterName, string>;

/** Filters without a limit; every value is ''. */
export const noFilters: ListFilters = {
  offerId: '',
  statusId: '',
  firstDay: '',
  lastDay: '',
  currency: '',
  minimum: '',
  maximum: '',
};

/** Returns the number of filters with a value. */
export const countFilters = (filters: ListFilters) =>
  filterNames.filter((name) => filters[name] !== '').length;

/** Filters, order and page of a list. */
export type ListQuery = {
  search: string;
  filters: ListFilters;
  /** Undefined for the server's order. */
  sort: ListSort | undefined;
  pageSize: PageSize;
  /** Counts from 1. */
  page: number;
};

/** Changes of the query. Every change returns to page 1 (S9.05). */
export type ListChanges<Query extends ListQuery = ListQuery> = Partial<
  Omit<Query, 'page' | 'filters'>
> & { filters?: Partial<ListFilters> };

/** True if the query has a search text or a filter, so that the list may leave out rows. */
export const isNarrowed = ({ search, filters }: ListQuery) =>
  search !== '' || countFilters(filters) > 0;

/** Next sorting of a pressed column: ascending, descending, then the server's order. */
export function nextSort(sort: ListSort | undefined, by: SortKey): ListSort | undefined {
  if (sort?.by !== by) return { by, isDescending: false };
  return sort.isDescending ? undefined : { by, isDescending: true };
}
