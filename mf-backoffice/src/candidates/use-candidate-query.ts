import { useSearchParams } from '@portal/runtime';
import { pageSizes, type CandidateQuery, type PageSize } from './candidate-list';

// The address holds the state of the list, so that it survives a reload, the way back and a shared link.
const parameters = { search: 'buscar', pageSize: 'por-pagina', page: 'pagina' } as const;

export const defaultPageSize: PageSize = 5;

/** What the address asks for, and how to ask for something else. */
export function useCandidateQuery() {
  const [searchParams, setSearchParams] = useSearchParams();
  const query = readQuery(searchParams);

  return {
    query,
    /** A new search or page size begins at page 1 (specification §9). */
    change: (changes: Partial<Omit<CandidateQuery, 'page'>>) =>
      setSearchParams(writeQuery({ ...query, ...changes, page: 1 }), { replace: true }),
    pathToPage: (page: number) => `?${writeQuery({ ...query, page })}`,
  };
}

function readQuery(searchParams: URLSearchParams): CandidateQuery {
  const page = Number(searchParams.get(parameters.page));
  const pageSize = Number(searchParams.get(parameters.pageSize));

  return {
    search: searchParams.get(parameters.search) ?? '',
    pageSize: pageSizes.find((size) => size === pageSize) ?? defaultPageSize,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Only what differs from the plain list, to keep addresses short. */
function writeQuery({ search, pageSize, page }: CandidateQuery) {
  const searchParams = new URLSearchParams();
  if (search !== '') searchParams.set(parameters.search, search);
  if (pageSize !== defaultPageSize) searchParams.set(parameters.pageSize, String(pageSize));
  if (page > 1) searchParams.set(parameters.page, String(page));
  return searchParams;
}
