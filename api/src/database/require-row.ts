import { notFound } from '../http/problem';
import type { Database } from './database';

type Deletable = 'offers' | 'skills' | 'languages' | 'questions' | 'people';

/**
 * Holds a row that is not marked as deleted until the transaction ends, so that what is about to
 * refer to it does not meet its deletion halfway.
 */
export async function requireRow(
  transaction: Database,
  table: Deletable,
  { id, missing }: { id: number; missing: string },
) {
  const row = await transaction
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!row) throw notFound(missing);
}
