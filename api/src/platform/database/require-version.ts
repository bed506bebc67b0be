import { savedMeanwhile, type Versioned } from '@portal/contract/version';
import { conflict, found } from '../problem/problem';
import type { EditedTable } from './schema';
import type { Database } from './database';

type Read = {
  id: number;
  /** As it was when the editing began; undefined for a client that does not say. */
  version: number | undefined;
  /** The text for a row that is not there, or is deleted. */
  missing: string;
};

/**
 * Holds a row that is about to be written until the transaction ends, unless somebody has written it since it
 * was read: 404 or 409, and nothing is changed.
 */
export async function requireVersion(
  transaction: Database,
  table: EditedTable,
  { id, version, missing }: Read,
) {
  const row = await transaction
    .selectFrom(table)
    .select('version')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  refuseOutdated([{ row: found(row, missing), version }]);
}

/** A row that is held already, and the version that its writer has read. */
type Held<Row> = { row: Row; version: number | undefined };

/**
 * The same for rows that are held already; `tell` says what one of them holds by now. Without a version nothing is
 * checked (specification §7).
 */
export function refuseOutdated<Row extends Partial<Versioned>>(
  held: readonly Held<Row>[],
  tell?: (row: Row) => string,
) {
  const outdated = held.filter(
    ({ row, version }) => version !== undefined && version !== row.version,
  );
  if (outdated.length === 0) return;
  throw conflict(savedMeanwhile, tell && outdated.map(({ row }) => tell(row)));
}
