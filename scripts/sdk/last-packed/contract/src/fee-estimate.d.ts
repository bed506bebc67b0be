import * as v from 'valibot';
export declare const currencies: readonly ['USD', 'COP', 'EUR'];
declare const calculatorWorkModes: readonly ['remoto', 'hibrido', 'en_sitio'];
export type CalculatorWorkMode = (typeof calculatorWorkModes)[number];
export declare const feeEstimateEntry: v.ObjectSchema<{
    readonly profileName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "Escribe este dato en una sola línea.">, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, v.NonEmptyAction<string, string>]>;
    readonly training: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "Escribe este dato en una sola línea.">, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, v.NonEmptyAction<string, string>]>;
    readonly workMode: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.PicklistSchema<readonly ["remoto", "hibrido", "en_sitio"], string>]>;
    readonly countryId: v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.NumberSchema<undefined>], string>, v.TransformAction<any, number>, v.IntegerAction<number, string>, v.MinValueAction<number, 1, string>, v.MaxValueAction<number, 2147483647, string>]>;
    readonly city: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "Escribe este dato en una sola línea.">, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, v.NonEmptyAction<string, string>]>;
    readonly experience: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.NumberSchema<undefined>], string>, v.CheckAction<string | number, string>, v.TransformAction<string | number, number | undefined>, v.NumberSchema<"Escribe un número, por ejemplo 1.500.000.">, v.MaxValueAction<number, 999999999999, "El número es demasiado grande.">]>, v.MinValueAction<number, 0, "No puede ser menor que cero.">]>;
    readonly currency: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.PicklistSchema<readonly ["USD", "COP", "EUR"], string>]>;
    readonly salary: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.NumberSchema<undefined>], string>, v.CheckAction<string | number, string>, v.TransformAction<string | number, number | undefined>, v.NumberSchema<"Escribe un número, por ejemplo 1.500.000.">, v.MaxValueAction<number, 999999999999, "El número es demasiado grande.">]>, v.GtValueAction<number, 0, "Debe ser mayor que cero.">]>;
}, undefined>;
export type FeeEstimateEntry = v.InferOutput<typeof feeEstimateEntry>;
export type FeeRange = {
    minimum: number;
    maximum: number;
};
export declare const feeRange: (salary: number) => FeeRange;
export {};
