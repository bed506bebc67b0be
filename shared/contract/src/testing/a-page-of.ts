import type { PageOf } from '../page-of';

/** One page of a list, by itself the whole list. */
export const aPageOf = <Item>(
  items: readonly Item[],
  { number = 0, totalPages = 1 }: { number?: number; totalPages?: number } = {},
): PageOf<Item> => ({
  items: [...items],
  number,
  totalPages,
  isFirst: number === 0,
  isLast: number >= totalPages - 1,
});
