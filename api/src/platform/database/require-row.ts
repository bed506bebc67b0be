import { notFound } from '../problem/problem';
import type { Database } from './database';

type Deletable = 'offers' | 'skills' | 'languages' | 'questions' | 'people';

/**
 * Holds a row that is not marked as deleted until the transaction ends, so that what is about to
 * refer to it does not meet its deletion halfway. What is added to an offer is a change of the offer,
 * which waits for others; two that both only shared it could neither go on.
 */
export async function requireRow(
  transaction: Database,
  table: Deletable,
  { id, missing }: { id: number; missing: string },
) {
  const rows = transaction
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null);
  const held = table === 'offers' ? rows.forNoKeyUpdate() : rows.forShare();
  const row = await held.executeTakeFirst();
  if (!row) throw notFound(missing);
}
