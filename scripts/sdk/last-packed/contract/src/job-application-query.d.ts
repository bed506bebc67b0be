import * as v from 'valibot';
declare const orderNames: {
    readonly appliedAt: 'fecha_aplicacion';
    readonly applicantName: 'nombre';
    readonly applicantEmail: 'correo';
    readonly offerTitle: 'titulo_vacante';
    readonly salaryExpectation: 'aspiracion_salarial';
    readonly status: 'estado';
};
export type JobApplicationOrder = keyof typeof orderNames;
export type JobApplicationFilter = {
    text: string;
    offerId?: number | undefined;
    statusId?: number | undefined;
    from?: string | undefined;
    until?: string | undefined;
    minimumSalary?: number | undefined;
    maximumSalary?: number | undefined;
};
export type JobApplicationQuery = JobApplicationFilter & {
    page: number;
    size: number;
    orderBy: JobApplicationOrder;
    isDescending: boolean;
};
export declare const jobApplicationFilterFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
        kind: "transformation";
        async: false;
        "~run": (dataset: v.SuccessDataset<string>, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string, v.BaseIssue<unknown>>;
        "~types"?: {
            readonly input: string;
            readonly output: string;
            readonly issue: never;
        } | undefined;
        reference: typeof v.transform;
        operation: (input: string) => string;
        type: 'rewrite';
        leftOut: RegExp;
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "Escribe este dato en una sola línea.">, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, undefined>;
    oferta: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
    estado: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
    desde: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"La fecha no es válida.">, v.IsoTimestampAction<string, "La fecha no es válida.">, v.RegexAction<string, "La fecha no es válida.">, v.CheckAction<string, "La fecha no es válida.">, v.TransformAction<string, string>]>, undefined>;
    hasta: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"La fecha no es válida.">, v.IsoTimestampAction<string, "La fecha no es válida.">, v.RegexAction<string, "La fecha no es válida.">, v.CheckAction<string, "La fecha no es válida.">, v.TransformAction<string, string>]>, undefined>;
    aspiracion_minima: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"El monto no es válido.">, v.RegexAction<string, "El monto no es válido.">, v.TransformAction<any, number>]>, undefined>;
    aspiracion_maxima: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"El monto no es válido.">, v.RegexAction<string, "El monto no es válido.">, v.TransformAction<any, number>]>, undefined>;
}, undefined>, v.TransformAction<{
    q?: string | undefined;
    oferta?: number | undefined;
    estado?: number | undefined;
    desde?: string | undefined;
    hasta?: string | undefined;
    aspiracion_minima?: number | undefined;
    aspiracion_maxima?: number | undefined;
}, JobApplicationFilter>]>;
export declare const jobApplicationQueryFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly q: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
        kind: "transformation";
        async: false;
        "~run": (dataset: v.SuccessDataset<string>, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string, v.BaseIssue<unknown>>;
        "~types"?: {
            readonly input: string;
            readonly output: string;
            readonly issue: never;
        } | undefined;
        reference: typeof v.transform;
        operation: (input: string) => string;
        type: 'rewrite';
        leftOut: RegExp;
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "Escribe este dato en una sola línea.">, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, undefined>;
    readonly oferta: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
    readonly estado: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
    readonly desde: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"La fecha no es válida.">, v.IsoTimestampAction<string, "La fecha no es válida.">, v.RegexAction<string, "La fecha no es válida.">, v.CheckAction<string, "La fecha no es válida.">, v.TransformAction<string, string>]>, undefined>;
    readonly hasta: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"La fecha no es válida.">, v.IsoTimestampAction<string, "La fecha no es válida.">, v.RegexAction<string, "La fecha no es válida.">, v.CheckAction<string, "La fecha no es válida.">, v.TransformAction<string, string>]>, undefined>;
    readonly aspiracion_minima: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"El monto no es válido.">, v.RegexAction<string, "El monto no es válido.">, v.TransformAction<any, number>]>, undefined>;
    readonly aspiracion_maxima: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"El monto no es válido.">, v.RegexAction<string, "El monto no es válido.">, v.TransformAction<any, number>]>, undefined>;
    readonly page: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
    readonly size: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
    readonly sort: v.OptionalSchema<v.PicklistSchema<string[], "El orden no es válido.">, undefined>;
}, undefined>, v.TransformAction<{
    q?: string | undefined;
    oferta?: number | undefined;
    estado?: number | undefined;
    desde?: string | undefined;
    hasta?: string | undefined;
    aspiracion_minima?: number | undefined;
    aspiracion_maxima?: number | undefined;
    page?: number | undefined;
    size?: number | undefined;
    sort?: string | undefined;
}, JobApplicationQuery | undefined>]>;
export declare const jobApplicationFilterToWire: (filter: JobApplicationFilter) => {
    q?: string;
};
export declare const jobApplicationQueryToWire: (query: JobApplicationQuery) => {
    q?: string;
    page: string;
    size: string;
    sort: string;
};
export declare const jobApplicationTotalWire: v.ObjectSchema<{
    total: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
}, "Los datos enviados no son válidos.">;
export declare const jobApplicationTotalFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    total: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    total: number;
}, number>]>;
export {};
