import * as v from 'valibot';
export declare const talentPoolMonths = 24;
export type RetentionPeriod = {
    months: number;
};
export declare const retentionPeriodWire: v.ObjectSchema<{
    meses: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    meses_bolsa: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
}, "Los datos enviados no son válidos.">;
export declare const retentionPeriodFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    meses: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    meses_bolsa: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    meses: number;
    meses_bolsa: number;
}, RetentionPeriod>]>;
export declare const retentionPeriodToWire: (period: RetentionPeriod) => {
    meses: number;
    meses_bolsa: number;
};
