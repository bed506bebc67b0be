import * as v from 'valibot';
import type { JobApplication } from './job-application';
import { type PageOf } from './page-of';
export type JobApplicationPage = PageOf<JobApplication> & {
    total: number;
    isTotalExact: boolean;
};
export declare const maxApplicationPageSize = 1000;
export declare const jobApplicationPageWire: v.ObjectSchema<{
    readonly content: v.NullishSchema<v.ArraySchema<v.ObjectSchema<{
        [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
    }, "Los datos enviados no son válidos.">, "Los datos enviados no son válidos.">, readonly []>;
    readonly number: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    readonly totalPages: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    readonly first: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
    readonly last: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
    readonly totalElements: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    readonly totalExacto: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
}, undefined>;
export declare const jobApplicationPageFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly content: v.NullishSchema<v.ArraySchema<v.ObjectSchema<{
        [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
    }, "Los datos enviados no son válidos.">, "Los datos enviados no son válidos.">, readonly []>;
    readonly number: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    readonly totalPages: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    readonly first: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
    readonly last: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
    readonly totalElements: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    readonly totalExacto: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
}, undefined>, v.TransformAction<{
    content: {
        [x: string]: unknown;
        [x: number]: unknown;
    }[];
    number: number;
    totalPages: number;
    first: boolean;
    last: boolean;
    totalElements: number;
    totalExacto: boolean;
}, JobApplicationPage>]>;
export declare const jobApplicationPageToWire: (page: JobApplicationPage) => {
    content: Readonly<Record<string, unknown>>[];
    number: number;
    totalPages: number;
    first: boolean;
    last: boolean;
    totalElements: number;
    totalExacto: boolean;
};
