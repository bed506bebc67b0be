import type { Fields } from './fields';

/** The fields that a table of the database holds under their own names: what is typed into a form. */
export type ColumnOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'text' | 'lines' | 'email' | 'count' } ? Name : never;
}[keyof F];

export function columnNames<F extends Fields>(fields: F): ColumnOf<F>[];
export function columnNames(fields: Fields): unknown {
  return Object.entries(fields)
    .filter(([, { kind }]) => ['text', 'lines', 'email', 'count'].includes(kind))
    .map(([name]) => name);
}
