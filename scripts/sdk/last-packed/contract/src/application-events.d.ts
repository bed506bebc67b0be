import * as v from 'valibot';
export declare const applicationEventsPath = "/api/eventos";
export declare const applicationEventFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    ids: v.NullishSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>, "Los datos enviados no son válidos.">, readonly []>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    ids: number[];
}, readonly number[]>]>;
export declare const applicationEventToWire: (ids: readonly number[]) => {
    ids: number[];
};
