import type { PageOf } from '@portal/contract/page-of';

type Part = { page: number; size: number; total: number };

/** The answer to a call that asked for one page of a long list. */
export function pageOfRows<Item>(items: Item[], { page, size, total }: Part): PageOf<Item> {
  const totalPages = Math.ceil(total / size);
  return {
    items,
    number: page,
    totalPages,
    isFirst: page === 0,
    isLast: page >= totalPages - 1,
  };
}
