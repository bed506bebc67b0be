import type { Fields } from './fields';
export type ColumnOf<F extends Fields> = {
    [Name in keyof F]: F[Name] extends {
        kind: 'text' | 'lines' | 'email' | 'count';
    } ? Name : never;
}[keyof F];
export declare function columnNames<F extends Fields>(fields: F): ColumnOf<F>[];
