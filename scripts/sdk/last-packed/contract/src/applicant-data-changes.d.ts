import * as v from 'valibot';
export declare const applicantCorrection: v.ObjectSchema<{
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
}, undefined>;
export type ApplicantCorrection = v.InferOutput<typeof applicantCorrection>;
export declare const applicantCorrectionFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    nombre: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    correo: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
}, ({ input, path }: v.ObjectIssue) => string>, v.TransformAction<{
    nombre: string;
    correo: string;
}, {
    name: string;
    email: string;
}>]>;
export declare const applicantCorrectionToWire: ({ name, email }: ApplicantCorrection) => {
    nombre: string;
    correo: string;
};
export declare const confirmationMismatch: string;
export declare const isConfirmedBy: (typed: string, email: string) => boolean;
export declare const anonymisationFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    correo: v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "Escribe este dato en una sola línea.">, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    correo: string;
}, {
    typedEmail: string;
}>]>;
export declare const anonymisationToWire: (typedEmail: string) => {
    correo: string;
};
