import type { PageOf } from '@portal/contract/page-of';
import { sql, type SelectQueryBuilder, type Simplify } from 'kysely';

type Part = { page: number; size: number };

/** One page of what a query finds, in its order. */
export async function readPage<Tables, Table extends keyof Tables, Row, Item>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { page, size }: Part,
  toItems: (rows: Simplify<Row>[]) => Item[] | Promise<Item[]>,
): Promise<PageOf<Item>> {
  const rows = await query
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql`count(*)::int`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return pageOfRows(await toItems(rows), { page, size, total });
}

/** The answer to a call that asked for one page of a long list. */
export function pageOfRows<Item>(
  items: Item[],
  { page, size, total }: Part & { total: number },
): PageOf<Item> {
  const totalPages = Math.ceil(total / size);
  return {
    items,
    number: page,
    totalPages,
    isFirst: page === 0,
    isLast: page >= totalPages - 1,
  };
}
