import type { AccountState } from '@portal/contract/account';
import type { AccountQuery } from '@portal/contract/account-query';
import { addressOf, useAddressQuery } from '../paging/use-address-query';

/** In the order of their tabs; also what the address calls them. */
export const stateTabs: readonly { state: AccountState; label: string; word: string }[] = [
  { state: 'active', label: 'Activas', word: 'activas' },
  { state: 'invited', label: 'Invitadas', word: 'invitadas' },
  { state: 'disabled', label: 'Desactivadas', word: 'desactivadas' },
];

const pageSize = 20;

export type AccountFilter = Pick<AccountQuery, 'text' | 'state'>;

/** What the address asks for; as every address of the site, it speaks Spanish and counts from 1. */
export function useAccountQuery() {
  const [query, changeQuery] = useAddressQuery(readQuery, writeQuery);

  return {
    query,
    change: (changes: Partial<AccountFilter>) =>
      changeQuery((now) => ({ ...now, ...changes, page: 0 })),
    pathToPage: (label: number) => `?${writeQuery({ ...query, page: label - 1 })}`,
  };
}

function readQuery(address: URLSearchParams): AccountQuery {
  const page = Number(address.get('pagina'));
  return {
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    size: pageSize,
    text: address.get('buscar') ?? '',
    state: stateTabs.find(({ word }) => word === address.get('estado'))?.state,
  };
}

const writeQuery = ({ page, text, state }: AccountQuery) =>
  addressOf([
    ['buscar', text],
    ['estado', stateTabs.find((tab) => tab.state === state)?.word ?? ''],
    ['pagina', page > 0 ? String(page + 1) : ''],
  ]);
