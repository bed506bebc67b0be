import { keyOf } from '@portal/contract/key-of';
import { requestSources } from '@portal/contract/staff-request';
import type { StaffRequestKey, StaffRequestQuery } from '@portal/contract/staff-request-entry';
import { addressOf, useAddressQuery } from '@portal/kit/paging/use-address-query';
import { useMemo } from 'react';
import { stateWords, type RequestPlace, type RequestState } from './request-places';

export type ListQuery = {
  page: number;
  text: string;
  state: RequestState;
  shown: StaffRequestKey | undefined;
};

/** Query in the address: the listed requests and the open one. */
export function useRequestQuery(place: RequestPlace) {
  const { read, write } = useMemo(() => addressFormat(place), [place]);
  const [query, changeQuery, follow] = useAddressQuery(read, write);
  const pathTo = (changes: Partial<ListQuery>) => `?${write({ ...query, ...changes })}`;

  return {
    query,
    change: (changes: Partial<ListQuery>) =>
      changeQuery((now) => ({ ...now, page: 0, ...changes })),
    pathTo,
    /** A link opens one while a typed search may still be pending. */
    noteOpened: (shown: StaffRequestKey) => follow({ ...query, shown }),
    /** The same query for another list. */
    searchOf: (other: RequestPlace) =>
      addressFormat(other)
        .write({ ...query, page: 0 })
        .toString(),
  };
}

const pageSize = 20;

export const toServerQuery = (
  { page, text, state }: ListQuery,
  { source }: RequestPlace,
): StaffRequestQuery => ({
  page,
  size: pageSize,
  text,
  isAnswered: state === 'all' ? undefined : state === 'answered',
  source,
});

function addressFormat({ firstState }: RequestPlace) {
  const read = (address: URLSearchParams): ListQuery => {
    const page = Number(address.get('pagina'));
    return {
      page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
      text: address.get('buscar') ?? '',
      state: keyOf(stateWords, address.get('estado')) ?? firstState,
      shown: keyIn(address.get('solicitud') ?? ''),
    };
  };

  const write = ({ page, text, state, shown }: ListQuery) =>
    addressOf([
      ['buscar', text],
      ['estado', state === firstState ? '' : stateWords[state]],
      ['pagina', page > 0 ? String(page + 1) : ''],
      ['solicitud', shown ? `${requestSources[shown.source]}-${shown.id}` : ''],
    ]);

  return { read, write };
}

/** Parses «privacidad-41». */
function keyIn(word: string): StaffRequestKey | undefined {
  const [, name, id] = /^([a-z]+)-(\d{1,9})$/.exec(word) ?? [];
  const source = keyOf(requestSources, name);
  return source && Number(id) > 0 ? { source, id: Number(id) } : undefined;
}
