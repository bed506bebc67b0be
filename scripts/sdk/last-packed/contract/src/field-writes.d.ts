import * as v from 'valibot';
import type { EntryOf, Field, Fields, RecordOf } from './fields';
export type WriteOf<F extends Fields> = EntryOf<F> & {
    -readonly [Name in keyof F as IdsName<F[Name]>]: number[];
} & Pick<RecordOf<F>, NameOf<F, {
    kind: 'version';
} | {
    kind: 'reference';
    required: string;
}>>;
type IdsName<F extends Field> = F extends {
    kind: 'places';
    entry: infer Entry extends string;
} ? Entry : never;
type NameOf<F extends Fields, Some> = {
    [Name in keyof F]: F[Name] extends Some ? Name : never;
}[keyof F];
export declare function writeFromWire<F extends Fields>(fields: F): v.GenericSchema<unknown, WriteOf<F>>;
export {};
