import * as v from 'valibot';
import { type EntryOf, type Field, type Fields, type FormValuesOf, type RecordOf } from './fields';
export declare function entrySchema<F extends Fields>(fields: F): v.GenericSchema<FormValuesOf<F>, EntryOf<F>>;
export declare const countSchema: ({ max, required, unit }: Extract<Field, {
    kind: 'count';
}>) => v.SchemaWithPipe<readonly [v.NumberSchema<({ input }: {
    input: unknown;
}) => string>, v.IntegerAction<number, "Debe ser un número entero mayor que cero.">, v.MinValueAction<number, 1, "Debe ser un número entero mayor que cero.">, v.MaxValueAction<number, number, `No debe superar las ${number} ${string}.`>]>;
export declare function textSchema(field: Field): v.GenericSchema<string, string> | undefined;
export declare function formValues<F extends Fields>(fields: F, record: RecordOf<F> | undefined): FormValuesOf<F>;
export declare function formFields<F extends Fields>(fields: F): Record<keyof EntryOf<F>, FormField>;
type FormField = {
    label: string;
    isRequired: boolean;
};
export {};
