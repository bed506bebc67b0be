import { notFound } from '../problem/problem';
import type { DeletableTable } from './schema';
import type { Database } from './database';

type Required = {
  id: number;
  missing: string;
  /** The caller will change the row: two shared locks would deadlock then. */
  isChanged?: boolean;
};

/** Locks a row that is not deleted, so that the transaction can refer to it. */
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
