import * as v from 'valibot';
export declare const invalidData: string;
export declare const wireObject: <Entries extends v.ObjectEntries>(entries: Entries) => v.ObjectSchema<Entries, "Los datos enviados no son válidos.">;
export declare const wireList: <Item extends v.GenericSchema>(item: Item) => v.NullishSchema<v.ArraySchema<Item, "Los datos enviados no son válidos.">, readonly []>;
export declare const wireListUpTo: <Item extends v.GenericSchema>(item: Item, maxItems: number) => v.NullishSchema<v.SchemaWithPipe<readonly [v.ArraySchema<Item, "Los datos enviados no son válidos.">, v.MetadataAction<v.InferOutput<Item>[], {
    readonly maxItems: number;
}>]>, readonly []>;
export declare const notText: string;
export declare const notANumber: string;
export declare const wireText: v.SchemaWithPipe<readonly [v.NullishSchema<v.StringSchema<"Este dato debe ser un texto.">, "">, v.StringSchema<undefined>]>;
export declare const wireInteger: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
    readonly type: "integer";
}>]>;
export declare const wireFlag: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
export declare const maxId = 2147483647;
export declare const missingOr: (missing: string, wrong: string) => ({ input }: {
    input: unknown;
}) => string;
