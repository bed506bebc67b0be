/** Page sizes of specification §9. */
export const pageSizes = [5, 10, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const defaultPageSize: PageSize = 5;

export const sortKeys = ['name', 'email', 'salary', 'offer', 'date', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];

/** In their order in the table. */
export const columnTitles: Record<SortKey, string> = {
  name: 'Nombre',
  email: 'Correo',
  salary: 'Aspiración salarial',
  offer: 'Oferta',
  date: 'Fecha de aplicación',
  status: 'Estado',
};

export type CandidateSort = { by: SortKey; isDescending: boolean };

export const filterNames = [
  'offerId',
  'statusId',
  'firstDay',
  'lastDay',
  'minimum',
  'maximum',
] as const;
export type FilterName = (typeof filterNames)[number];

/** As the fields hold them: '' for no limit, days as «2026-03-05». */
export type CandidateFilters = Record<FilterName, string>;

export const noFilters: CandidateFilters = {
  offerId: '',
  statusId: '',
  firstDay: '',
  lastDay: '',
  minimum: '',
  maximum: '',
};

export const countFilters = (filters: CandidateFilters) =>
  filterNames.filter((name) => filters[name] !== '').length;

/** What may be left out of the table; who it is and the CV always stand in it. */
export const optionalColumns = ['email', 'salary', 'offer', 'date', 'status'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

/** What part of the candidates the screen shows, and in which order. */
export type CandidateQuery = {
  search: string;
  filters: CandidateFilters;
  /** Without it the order is the server's. */
  sort: CandidateSort | undefined;
  pageSize: PageSize;
  /** Counts from 1. */
  page: number;
  hidden: readonly OptionalColumn[];
};

/** The sorting after the header of a column is pressed: up, down, and as the server has it. */
export function nextSort(sort: CandidateSort | undefined, by: SortKey): CandidateSort | undefined {
  if (sort?.by !== by) return { by, isDescending: false };
  return sort.isDescending ? undefined : { by, isDescending: true };
}
