import type { CatalogItem } from '@portal/contract/catalog';
import type { Named } from './column-types';
import type { TableOf } from './schema';
import type { Database } from './database';

/** Returns the rows ordered by id. */
export const listNamed = (db: Database, table: TableOf<Named>): Promise<CatalogItem[]> =>
  db.selectFrom(table).select(['id', 'name']).orderBy('id').execute();
