import * as v from 'valibot';
export declare const jobApplicationEntry: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    readonly salaryExpectation: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.NumberSchema<undefined>], string>, v.CheckAction<string | number, string>, v.TransformAction<string | number, number | undefined>, v.NumberSchema<"Escribe un número, por ejemplo 1.500.000.">, v.MaxValueAction<number, 999999999999, "El número es demasiado grande.">]>, v.GtValueAction<number, 0, "Debe ser mayor que cero.">]>;
    readonly curriculum: v.SchemaWithPipe<readonly [v.UndefinedableSchema<v.FileSchema<"Debes subir tu currículum.">, undefined>, v.FileSchema<"Debes subir tu currículum.">, v.CheckAction<File, "El archivo debe ser un PDF.">, v.CheckAction<File, "El archivo no debe superar los 3MB.">]>;
}, undefined>;
