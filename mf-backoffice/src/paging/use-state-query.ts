import { keyOf } from '@portal/contract/key-of';
import type { StateQuery } from '@portal/contract/state-query';
import { useMemo } from 'react';
import { addressOf, useAddressQuery } from '@portal/kit/paging/use-address-query';

const pageSize = 20;

/**
 * Query of a list with text search and states. The address uses Spanish words and counts pages from
 * 1.
 */
export function useStateQuery<State extends string>(words: Readonly<Record<State, string>>) {
  const { read, write } = useMemo(() => addressFormat(words), [words]);
  const [query, changeQuery] = useAddressQuery(read, write);

  return {
    query,
    change: (changes: Partial<Pick<StateQuery<State>, 'text' | 'state'>>) =>
      changeQuery((now) => ({ ...now, ...changes, page: 0 })),
    pathToPage: (label: number) => `?${write({ ...query, page: label - 1 })}`,
  };
}

function addressFormat<State extends string>(words: Readonly<Record<State, string>>) {
  const read = (address: URLSearchParams): StateQuery<State> => {
    const page = Number(address.get('pagina'));
    return {
      page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
      size: pageSize,
      text: address.get('buscar') ?? '',
      state: keyOf(words, address.get('estado')),
    };
  };

  const write = ({ page, text, state }: StateQuery<State>) =>
    addressOf([
      ['buscar', text],
      ['estado', state ? words[state] : ''],
      ['pagina', page > 0 ? String(page + 1) : ''],
    ]);

  return { read, write };
}
