import type { ActivityField } from '@portal/contract/activity';
import type { Fields } from '@portal/contract/fields';
import { sql, type Expression } from 'kysely';
import type { Schema } from '../../platform/database/schema';

/** What a table holds under a name of its own, or in a table of its own. */
type Elsewhere<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'choice' | 'places' | 'file' } ? Name : never;
}[keyof F];

/** An application has a status as well. */
const keptAs: Partial<Record<string, ActivityField>> = { status: 'offerStatus' };

/** Each field by the name under which activity keeps it, and as people read it: the pairs of a JSON object. */
export function textsOf<F extends Fields>(
  table: 'offers' | 'people',
  fields: F,
  elsewhere: Readonly<Record<Elsewhere<F>, Expression<unknown>>>,
) {
  const found = new Map<string, Expression<unknown>>(Object.entries(elsewhere));
  return sql.join(
    Object.keys(fields).map((name) => {
      const value = found.get(name) ?? sql`${sql.ref(`${table}.${name}`)}::text`;
      return sql`${sql.lit(keptAs[name] ?? name)}, ${value}`;
    }),
  );
}

/** The name of what a column refers to in a catalog. */
export const nameIn = (catalog: keyof Schema, column: string) =>
  sql`(select name from ${sql.table(catalog)} where ${sql.table(catalog)}.id = ${sql.ref(column)})`;
