/** Page sizes of the candidates list (S9.04). */
export const pageSizes = [5, 10, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const sortKeys = ['name', 'email', 'salary', 'offer', 'date', 'status'] as const;
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

export type ListSort = { by: SortKey; isDescending: boolean };

export const filterNames = [
  'offerId',
  'statusId',
  'firstDay',
  'lastDay',
  'currency',
  'minimum',
  'maximum',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Values of the filter fields: '' for no limit, days as «2026-03-05». */
export type ListFilters = Record<FilterName, string>;

export const noFilters: ListFilters = {
  offerId: '',
  statusId: '',
  firstDay: '',
  lastDay: '',
  currency: '',
  minimum: '',
  maximum: '',
};

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

export const isNarrowed = ({ search, filters }: ListQuery) =>
  search !== '' || countFilters(filters) > 0;

/** Next sorting of a pressed column: ascending, descending, then the server's order. */
export function nextSort(sort: ListSort | undefined, by: SortKey): ListSort | undefined {
  if (sort?.by !== by) return { by, isDescending: false };
  return sort.isDescending ? undefined : { by, isDescending: true };
}
