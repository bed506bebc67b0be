import { useNews } from '@portal/kit/live/use-news';
import { addressOf, useAddressQuery } from '@portal/kit/paging/use-address-query';
import { useResource } from '@portal/kit/query/use-resource';
import { duplicatesResource, mergesResource } from '@portal/kit/resources/duplicates';

export type DuplicateLists = ReturnType<typeof useDuplicateLists>;

/**
 * Both lists at the pages of the address. Reloads them when a colleague merges or a visitor
 * applies.
 */
export function useDuplicateLists() {
  const [query] = useAddressQuery(readQuery, writeQuery);
  const duplicates = useResource(duplicatesResource(query.page));
  const merges = useResource(mergesResource(query.mergePage));

  const reload = () => {
    void duplicates.reload();
    void merges.reload();
  };
  useNews({ onApplications: reload });

  const pathTo = (changes: Partial<Query>) => `?${writeQuery({ ...query, ...changes })}`;
  return { query, duplicates, merges, reload, pathTo };
}

/** Zero-based; the address counts from 1. */
type Query = { page: number; mergePage: number };

const readQuery = (address: URLSearchParams): Query => ({
  page: readPage(address.get('pagina')),
  mergePage: readPage(address.get('uniones')),
});

const readPage = (text: string | null) =>
  /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) - 1 : 0;

const writeQuery = ({ page, mergePage }: Query) =>
  addressOf([
    ['pagina', writePage(page)],
    ['uniones', writePage(mergePage)],
  ]);

const writePage = (page: number) => (page > 0 ? String(page + 1) : '');
