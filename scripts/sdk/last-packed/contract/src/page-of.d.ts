import * as v from 'valibot';
export type PageOf<Item> = {
    items: Item[];
    number: number;
    totalPages: number;
    isFirst: boolean;
    isLast: boolean;
};
export declare const pageOfWire: <Item extends v.GenericSchema>(item: Item, maxItems?: number) => v.ObjectSchema<{
    content: v.NullishSchema<v.ArraySchema<Item, "Los datos enviados no son válidos.">, readonly []>;
    number: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    totalPages: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    first: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
    last: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
}, "Los datos enviados no son válidos.">;
export declare const pageOfFromWire: <Item>(itemFromWire: v.GenericSchema<unknown, Item>) => v.SchemaWithPipe<readonly [v.ObjectSchema<{
    content: v.NullishSchema<v.ArraySchema<v.GenericSchema<unknown, Item>, "Los datos enviados no son válidos.">, readonly []>;
    number: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    totalPages: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    first: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
    last: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    content: Item[];
    number: number;
    totalPages: number;
    first: boolean;
    last: boolean;
}, PageOf<Item>>]>;
export declare const pageOfToWire: <Item, Wire>(page: PageOf<Item>, itemToWire: (item: Item) => Wire) => {
    content: Wire[];
    number: number;
    totalPages: number;
    first: boolean;
    last: boolean;
};
