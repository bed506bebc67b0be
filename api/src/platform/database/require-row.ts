import { notFound } from '../problem/problem';
import type { DeletableTable } from './schema';
import type { Database } from './database';

type Required = {
  id: number;
  missing: string;
  /** It is about to change itself, which waits for others; two that both only shared it could neither go on. */
  isChanged?: boolean;
};

/**
 * Holds a row that is not marked as deleted until the transaction ends, so that what is about to
 * refer to it does not meet its deletion halfway.
 */
export async function requireRow(
  transaction: Database,
  table: DeletableTable,
  { id, missing, isChanged = false }: Required,
) {
  const rows = transaction
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null);
  const held = isChanged ? rows.forNoKeyUpdate() : rows.forShare();
  const row = await held.executeTakeFirst();
  if (!row) throw notFound(missing);
}
