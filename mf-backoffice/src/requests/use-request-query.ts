import { requestStates, type RequestQuery } from '@portal/contract/request-query';
import { addressOf, useAddressQuery } from '../paging/use-address-query';

export const stateLabels = { pending: 'Pendiente', answered: 'Atendida' } as const;

const stateWords = { pending: 'pendientes', answered: 'atendidas' } as const;

const pageSize = 20;

type QueryChanges = Partial<Pick<RequestQuery, 'text' | 'state'>>;

/** What the address asks for; as every address of the site, it speaks Spanish and counts from 1. */
export function useRequestQuery() {
  const [query, changeQuery] = useAddressQuery(readQuery, writeQuery);

  return {
    query,
    change: (changes: QueryChanges) => changeQuery((now) => ({ ...now, ...changes, page: 0 })),
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

const writeQuery = ({ page, text, state }: RequestQuery) =>
  addressOf([
    ['buscar', text],
    ['estado', state ? stateWords[state] : ''],
    ['pagina', page > 0 ? String(page + 1) : ''],
  ]);
