import { savedMeanwhile, type Versioned } from '@portal/contract/version';
import { conflict, assertFound } from '../problem/problem';
import type { EditedTable } from './schema';
import type { Database } from './database';

type Read = {
  id: number;
  /** As read when editing began; undefined if the client sends none. */
  version: number | undefined;
  /** Message for a missing or deleted row. */
  missing: string;
};

/**
 * Locks a row for writing. Fails with 404 if it is missing, with 409 if it was written since it was
 * read.
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
  refuseOutdated([{ row: assertFound(row, missing), version }]);
}

/** `version` is the one that the writer has read. */
type Held<Row> = { row: Row; version: number | undefined };

/**
 * Like `requireVersion`, for locked rows; `tell` describes their current state. Without a version
 * nothing is checked (specification §7).
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
