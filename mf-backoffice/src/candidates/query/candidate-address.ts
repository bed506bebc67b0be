import { addressOf } from '../../paging/use-address-query';
import {
  defaultPageSize,
  filterNames,
  noFilters,
  optionalColumns,
  pageSizes,
  sortKeys,
  type CandidateFilters,
  type CandidateQuery,
  type CandidateSort,
  type FilterName,
  type SortKey,
} from './candidate-query';

// The address holds the state of the list, so that it survives a reload, the way back and a shared
// link. As every address of the site, it speaks Spanish.
const columnWords: Record<SortKey, string> = {
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
  minimum: 'minimo',
  maximum: 'maximo',
};

/** Reads an address. What makes no sense in it counts as not said. */
export function readQuery(address: URLSearchParams): CandidateQuery {
  const page = Number(address.get('pagina'));
  const pageSize = Number(address.get('por-pagina'));

  return {
    search: address.get('buscar') ?? '',
    filters: readFilters(address),
    sort: readSort(address.get('orden') ?? ''),
    pageSize: pageSizes.find((size) => size === pageSize) ?? defaultPageSize,
    page: Number.isInteger(page) && page > 1 ? page : 1,
    hidden: readHidden(address.get('ocultas') ?? ''),
  };
}

/** Writes only what differs from the plain list. */
export function writeQuery({ search, filters, sort, pageSize, page, hidden }: CandidateQuery) {
  return addressOf([
    ['buscar', search],
    ...filterNames.map((name): [string, string] => [filterWords[name], filters[name]]),
    ['orden', sort ? writeSort(sort) : ''],
    ['por-pagina', pageSize === defaultPageSize ? '' : String(pageSize)],
    ['ocultas', hidden.map((column) => columnWords[column]).join('.')],
    ['pagina', page === 1 ? '' : String(page)],
  ]);
}

function readFilters(address: URLSearchParams): CandidateFilters {
  const filters = { ...noFilters };
  for (const name of filterNames) filters[name] = address.get(filterWords[name]) ?? '';
  return filters;
}

const readHidden = (text: string) =>
  optionalColumns.filter((column) => text.split('.').includes(columnWords[column]));

/** «fecha» for ascending, «-fecha» for descending. */
function readSort(text: string): CandidateSort | undefined {
  const isDescending = text.startsWith('-');
  const word = isDescending ? text.slice(1) : text;
  const by = sortKeys.find((key) => columnWords[key] === word);
  return by && { by, isDescending };
}

const writeSort = ({ by, isDescending }: CandidateSort) =>
  `${isDescending ? '-' : ''}${columnWords[by]}`;
