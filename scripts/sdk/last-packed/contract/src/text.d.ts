import * as v from 'valibot';
export declare const maxTextLength = 255;
export declare const maxOfferTitleLength = 150;
export declare const maxFullNameLength: number;
type TypeMessage = v.ErrorMessage<v.StringIssue>;
export declare const freeText: (maxLength?: number, wrongType?: TypeMessage) => v.SchemaWithPipe<readonly [v.StringSchema<TypeMessage>, {
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
export declare const freeLines: (maxLength: number, wrongType?: TypeMessage) => v.SchemaWithPipe<readonly [v.StringSchema<TypeMessage>, {
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
}, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>;
export declare const requiredText: (message: string, maxLength?: number) => v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<TypeMessage>, {
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
export declare const requiredLines: (message: string, maxLength: number) => v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<TypeMessage>, {
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
export declare const maxEmailLength = 254;
export declare const requiredEmail: (message: string, formatMessage?: string) => v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<TypeMessage>, {
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
export {};
