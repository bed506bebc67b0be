import * as v from 'valibot';
import type { RecordOf } from './fields';
declare const fields: {
    readonly name: {
        readonly kind: 'plain';
        readonly wire: 'nombre';
    };
    readonly query: {
        readonly kind: 'plain';
        readonly wire: 'consulta';
    };
    readonly isDefault: {
        readonly kind: 'flag';
        readonly wire: 'predeterminada';
    };
};
export type CandidateView = RecordOf<typeof fields>;
export type CandidateViews = CandidateView[];
export declare const candidateViewEntry: v.ObjectSchema<{
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
}, undefined>;
export declare const candidateViewsWire: v.ObjectSchema<{
    vistas: v.NullishSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
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
        consulta: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
        }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "Escribe este dato en una sola línea.">, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, "">;
        predeterminada: v.NullishSchema<v.BooleanSchema<"Indica si la vista es la predeterminada.">, false>;
    }, ({ input, path }: v.ObjectIssue) => string>, "Los datos enviados no son válidos.">, v.MaxLengthAction<{
        nombre: string;
        consulta: string;
        predeterminada: boolean;
    }[], number, string>]>, readonly []>;
}, ({ input, path }: v.ObjectIssue) => string>;
export declare const candidateViewsFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    vistas: v.NullishSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
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
        consulta: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
        }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "Escribe este dato en una sola línea.">, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, "">;
        predeterminada: v.NullishSchema<v.BooleanSchema<"Indica si la vista es la predeterminada.">, false>;
    }, ({ input, path }: v.ObjectIssue) => string>, "Los datos enviados no son válidos.">, v.MaxLengthAction<{
        nombre: string;
        consulta: string;
        predeterminada: boolean;
    }[], number, string>]>, readonly []>;
}, ({ input, path }: v.ObjectIssue) => string>, v.TransformAction<{
    vistas: {
        nombre: string;
        consulta: string;
        predeterminada: boolean;
    }[];
}, CandidateViews>, v.CheckAction<CandidateViews, "Ya tienes una vista con ese nombre.">, v.CheckAction<CandidateViews, "Solo una vista puede ser la predeterminada.">]>;
export declare const candidateViewsToWire: (views: CandidateViews) => {
    vistas: Readonly<Record<string, unknown>>[];
};
export {};
