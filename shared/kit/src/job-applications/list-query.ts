/** Page sizes of specification §9. */
export const pageSizes = [5, 10, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const sortKeys = ['name', 'email', 'salary', 'offer', 'date', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];

/** As the specification calls the columns (§2), in their order. */
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

/** As the fields hold them: '' for no limit, days as «2026-03-05». */
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

/** What part of the applications a list shows, and in which order. */
export type ListQuery = {
  search: string;
  filters: ListFilters;
  /** Without it the order is the server's. */
  sort: ListSort | undefined;
  pageSize: PageSize;
  /** Counts from 1. */
  page: number;
};

/** A change of it; whatever changes, the list begins at page 1 (specification §9). */
export type ListChanges<Query extends ListQuery = ListQuery> = Partial<
  Omit<Query, 'page' | 'filters'>
> & { filters?: Partial<ListFilters> };

export const isNarrowed = ({ search, filters }: ListQuery) =>
  search !== '' || countFilters(filters) > 0;

/** The sorting after the header of a column is pressed: up, down, and as the server has it. */
export function nextSort(sort: ListSort | undefined, by: SortKey): ListSort | undefined {
  if (sort?.by !== by) return { by, isDescending: false };
  return sort.isDescending ? undefined : { by, isDescending: true };
}
