import * as v from 'valibot';
export declare const requestStates: readonly ['pending', 'answered'];
export type RequestState = (typeof requestStates)[number];
export declare const maxRequestPageSize = 100;
export type RequestQuery = {
    page: number;
    size: number;
    text: string;
    state: RequestState | undefined;
};
export declare const requestQueryFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
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
    readonly estado: v.OptionalSchema<v.PicklistSchema<string[], "El estado no es válido.">, undefined>;
}, undefined>, v.TransformAction<{
    page?: number | undefined;
    size?: number | undefined;
    q?: string | undefined;
    estado?: string | undefined;
}, RequestQuery>]>;
export declare const requestQueryToWire: ({ page, size, text, state }: RequestQuery) => {
    page: string;
    size: string;
    q?: string;
    estado?: string;
};
export declare const requestUpdateFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly atendida: v.BooleanSchema<"Indica si la solicitud está atendida.">;
}, undefined>, v.TransformAction<{
    atendida: boolean;
}, {
    isAnswered: boolean;
}>]>;
export declare const requestUpdateToWire: (isAnswered: boolean) => {
    atendida: boolean;
};
