import type { ActivityField } from '@portal/contract/activity';
import type { Fields } from '@portal/contract/fields';
import { sql, type Expression } from 'kysely';
import type { Schema } from '../../platform/database/schema';

/** Fields with another name or table in the database. */
type Elsewhere<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'choice' | 'places' | 'file' } ? Name : never;
}[keyof F];

/** Applications have a «status» too. */
const keptAs: Partial<Record<string, ActivityField>> = { status: 'offerStatus' };

/** Pairs of a JSON object: the field's name in the log and its value as text. */
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

export const nameIn = (catalog: keyof Schema, column: string) =>
  sql`(select name from ${sql.table(catalog)} where ${sql.table(catalog)}.id = ${sql.ref(column)})`;
