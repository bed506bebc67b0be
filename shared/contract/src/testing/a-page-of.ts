import type { PageOf } from '../page-of';

/** A page for tests, by default the only one of its list. */
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
