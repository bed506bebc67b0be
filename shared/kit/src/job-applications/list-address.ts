import {
  filterNames,
  noFilters,
  pageSizes,
  sortKeys,
  type FilterName,
  type ListFilters,
  type ListQuery,
  type ListSort,
  type PageSize,
  type SortKey,
} from './list-query';

// The URL holds the state of the list, so that it survives a reload, the back button and sharing.
// Like all URLs of the site, it is in Spanish.
/** Name of each column in the URL, for the parameter `orden`. */
export const columnWords: Record<SortKey, string> = {
  name: 'nombre',
  email: 'correo',
  salary: 'aspiracion',
  offer: 'oferta',
  date: 'fecha',
  status: 'estado',
};

const filterWords: Record<FilterName, string> = {
  offerId: 'oferta',
  statusId: 'estado',
  firstDay: 'desde',
  lastDay: 'hasta',
  currency: 'moneda',
  minimum: 'minimo',
  maximum: 'maximo',
};

/** Reads the query from a URL. Ignores invalid values. */
export function readList(address: URLSearchParams, defaultPageSize: PageSize): ListQuery {
  const page = Number(address.get('pagina'));
  const pageSize = Number(address.get('por-pagina'));

  return {
    search: address.get('buscar') ?? '',
    filters: readFilters(address),
    sort: readSort(address.get('orden') ?? ''),
    pageSize: pageSizes.find((size) => size === pageSize) ?? defaultPageSize,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Query parameters of the URL. Default values are ''. */
export const listWords = (
  { search, filters, sort, pageSize, page }: ListQuery,
  defaultPageSize: PageSize,
): [name: string, value: string][] => [
  ['buscar', search],
  ...filterNames.map((name): [string, string] => [filterWords[name], filters[name]]),
  ['orden', sort ? writeSort(sort) : ''],
  ['por-pagina', pageSize === defaultPageSize ? '' : String(pageSize)],
  ['pagina', page === 1 ? '' : String(page)],
];

function readFilters(address: URLSearchParams): ListFilters {
  const filters = { ...noFilters };
  for (const name of filterNames) filters[name] = address.get(filterWords[name]) ?? '';
  return filters;
}

/** «fecha» for ascending, «-fecha» for descending. */
function readSort(text: string): ListSort | undefined {
  const isDescending = text.startsWith('-');
  const word = isDescending ? text.slice(1) : text;
  const by = sortKeys.find((key) => columnWords[key] === word);
  return by && { by, isDescending };
}

const writeSort = ({ by, isDescending }: ListSort) =>
  `${isDescending ? '-' : ''}${columnWords[by]}`;
