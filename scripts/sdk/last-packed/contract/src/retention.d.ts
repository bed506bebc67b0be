import * as v from 'valibot';
import type { RecordOf } from './fields';
export declare const retentionGraceDays = 30;
export declare const retentionMonths: {
    readonly min: 1;
    readonly max: 60;
    readonly initial: 12;
};
export declare const retentionEntryFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    meses: v.SchemaWithPipe<readonly [v.NumberSchema<string>, v.IntegerAction<number, string>, v.MinValueAction<number, 1, string>, v.MaxValueAction<number, 60, string>]>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    meses: number;
}, {
    months: number;
}>]>;
export type RetentionEntry = v.InferOutput<typeof retentionEntryFromWire>;
export declare const retentionForm: v.ObjectSchema<{
    readonly months: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, string>, v.ToNumberAction<string, undefined>, v.SchemaWithPipe<readonly [v.NumberSchema<string>, v.IntegerAction<number, string>, v.MinValueAction<number, 1, string>, v.MaxValueAction<number, 60, string>]>]>;
}, undefined>;
export declare const retentionEntryToWire: (entry: RetentionEntry) => {
    meses: number;
};
export declare const retentionQueryFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly meses: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
}, undefined>, v.TransformAction<{
    meses?: number | undefined;
}, {
    months: number | undefined;
}>]>;
declare const dueApplicantFields: {
    readonly applicant: {
        readonly kind: 'record';
        readonly wire: 'aplicante';
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_aplicantes';
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: 'nombre';
                readonly label: string;
                readonly max: 255;
            };
            readonly email: {
                readonly kind: 'email';
                readonly wire: 'correo';
                readonly label: string;
            };
        };
    };
    readonly anonymisedFrom: {
        readonly kind: 'moment';
        readonly wire: 'fecha_anonimizacion';
    };
};
export type DueApplicant = RecordOf<typeof dueApplicantFields>;
export declare const listedDue = 50;
declare const retentionFields: {
    readonly months: {
        readonly kind: 'integer';
        readonly wire: 'meses';
    };
    readonly changedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_cambio';
    };
    readonly changedBy: {
        readonly kind: 'plain';
        readonly wire: 'autor';
        readonly max: number;
        readonly isOptional: true;
    };
    readonly dueSoon: {
        readonly kind: 'integer';
        readonly wire: 'por_vencer';
    };
    readonly anonymised: {
        readonly kind: 'integer';
        readonly wire: 'anonimizadas';
    };
    readonly next: {
        readonly kind: 'records';
        readonly wire: 'proximas';
        readonly of: {
            readonly applicant: {
                readonly kind: 'record';
                readonly wire: 'aplicante';
                readonly of: {
                    readonly id: {
                        readonly kind: 'id';
                        readonly wire: 'id_aplicantes';
                    };
                    readonly name: {
                        readonly kind: 'text';
                        readonly wire: 'nombre';
                        readonly label: string;
                        readonly max: 255;
                    };
                    readonly email: {
                        readonly kind: 'email';
                        readonly wire: 'correo';
                        readonly label: string;
                    };
                };
            };
            readonly anonymisedFrom: {
                readonly kind: 'moment';
                readonly wire: 'fecha_anonimizacion';
            };
        };
        readonly max: 50;
    };
};
export type Retention = RecordOf<typeof retentionFields>;
export declare const retentionWire: v.ObjectSchema<{
    readonly meses: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    readonly meses_bolsa: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
}, undefined>;
export declare const retentionFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, v.TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
    readonly months: {
        readonly kind: 'integer';
        readonly wire: 'meses';
    };
    readonly changedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_cambio';
    };
    readonly changedBy: {
        readonly kind: 'plain';
        readonly wire: 'autor';
        readonly max: number;
        readonly isOptional: true;
    };
    readonly dueSoon: {
        readonly kind: 'integer';
        readonly wire: 'por_vencer';
    };
    readonly anonymised: {
        readonly kind: 'integer';
        readonly wire: 'anonimizadas';
    };
    readonly next: {
        readonly kind: 'records';
        readonly wire: 'proximas';
        readonly of: {
            readonly applicant: {
                readonly kind: 'record';
                readonly wire: 'aplicante';
                readonly of: {
                    readonly id: {
                        readonly kind: 'id';
                        readonly wire: 'id_aplicantes';
                    };
                    readonly name: {
                        readonly kind: 'text';
                        readonly wire: 'nombre';
                        readonly label: string;
                        readonly max: 255;
                    };
                    readonly email: {
                        readonly kind: 'email';
                        readonly wire: 'correo';
                        readonly label: string;
                    };
                };
            };
            readonly anonymisedFrom: {
                readonly kind: 'moment';
                readonly wire: 'fecha_anonimizacion';
            };
        };
        readonly max: 50;
    };
}>>]>;
export declare const retentionToWire: (retention: Retention) => {
    meses: number;
    meses_bolsa: number;
};
export {};
