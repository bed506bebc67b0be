import { useLatestAddress } from '../paging/use-latest-address';

export type TrashQuery = { search: string; kind: string };

/** What is looked for stands in the address, so that a reload and the way back keep it. */
export function useTrashQuery() {
  const [address, changeAddress] = useLatestAddress();

  const changeQuery = (changes: Partial<TrashQuery>) =>
    changeAddress((now) => writeQuery({ ...readQuery(now), ...changes }));

  return [readQuery(address), changeQuery] as const;
}

const readQuery = (address: URLSearchParams): TrashQuery => ({
  search: address.get('buscar') ?? '',
  kind: address.get('tipo') ?? '',
});

function writeQuery({ search, kind }: TrashQuery) {
  const entries = [
    ['buscar', search],
    ['tipo', kind],
  ].filter(([, value]) => value !== '');
  return new URLSearchParams(entries);
}
