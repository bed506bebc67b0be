import * as v from 'valibot';
export declare const contactLimits: {
    readonly phone: 40;
    readonly description: 4000;
};
export declare const contactRequest: v.ObjectSchema<{
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
    readonly email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "Escribe este dato en una sola línea.">, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, v.NonEmptyAction<string, string>]>, v.RfcEmailAction<string, string>, v.RegexAction<string, string>]>;
    readonly phone: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    readonly description: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, v.NonEmptyAction<string, string>]>;
}, undefined>;
export type ContactRequest = v.InferOutput<typeof contactRequest>;
export declare const honeypotField = "sitio";
export declare const contactRequestToWire: ({ name, email, phone, description }: ContactRequest) => {
    nombre: string;
    email: string;
    celular: string;
    descripcion: string;
};
