import type { Fields } from './fields';

/** Fields that a database table stores in a column of the same name: those typed into a form. */
export type ColumnOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'text' | 'lines' | 'email' | 'count' } ? Name : never;
}[keyof F];

/** Returns the names of the fields that have a column of the same name. */
export function columnNames<F extends Fields>(fields: F): ColumnOf<F>[];
export function columnNames(fields: Fields): unknown {
  return Object.entries(fields)
    .filter(([, { kind }]) => ['text', 'lines', 'email', 'count'].includes(kind))
    .map(([name]) => name);
}
