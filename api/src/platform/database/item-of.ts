import type { CatalogItem } from '@portal/contract/catalog';
import { sql } from 'kysely';

/** Selects id and name of a joined row as one column. */
export const itemOf = (table: string) => sql<CatalogItem>`
  json_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)})`;

/** Like `itemOf`, but null if no row is joined. */
export const optionalItemOf = (table: string) => sql<CatalogItem | null>`
  case when ${sql.ref(`${table}.id`)} is not null then ${itemOf(table)} end`;
