import { useSearchParams } from '@portal/runtime';

export type TrashQuery = { search: string; kind: string };

/** What is looked for stands in the address, so that a reload and the way back keep it. */
export function useTrashQuery() {
  const [address, setAddress] = useSearchParams();
  const query: TrashQuery = {
    search: address.get('buscar') ?? '',
    kind: address.get('tipo') ?? '',
  };

  function setQuery({ search, kind }: TrashQuery) {
    const entries = [
      ['buscar', search],
      ['tipo', kind],
    ].filter(([, value]) => value !== '');
    setAddress(new URLSearchParams(entries), { replace: true });
  }

  return [query, setQuery] as const;
}
