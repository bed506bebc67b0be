import type { PageOf } from '@portal/contract/page-of';
import { sql, type SelectQueryBuilder, type Simplify } from 'kysely';

type Part = { page: number; size: number };

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
