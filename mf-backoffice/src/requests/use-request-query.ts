import { requestStates, type RequestQuery } from '@portal/contract/request-query';
import { useLatestAddress } from '../paging/use-latest-address';

export const stateLabels = { pending: 'Pendiente', answered: 'Atendida' } as const;

const stateWords = { pending: 'pendientes', answered: 'atendidas' } as const;

const pageSize = 20;

type QueryChanges = Partial<Pick<RequestQuery, 'text' | 'state'>>;

/** What the address asks for; as every address of the site, it speaks Spanish and counts from 1. */
export function useRequestQuery() {
  const [address, changeAddress] = useLatestAddress();
  const query = readQuery(address);

  return {
    query,
    change: (changes: QueryChanges) =>
      changeAddress((now) => writeQuery({ ...readQuery(now), ...changes, page: 0 })),
    pathToPage: (label: number) => `?${writeQuery({ ...query, page: label - 1 })}`,
  };
}

function readQuery(address: URLSearchParams): RequestQuery {
  const page = Number(address.get('pagina'));
  return {
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    size: pageSize,
    text: address.get('buscar') ?? '',
    state: requestStates.find((state) => stateWords[state] === address.get('estado')),
  };
}

function writeQuery({ page, text, state }: RequestQuery) {
  const entries: [string, string][] = [
    ['buscar', text],
    ['estado', state ? stateWords[state] : ''],
    ['pagina', page > 0 ? String(page + 1) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
