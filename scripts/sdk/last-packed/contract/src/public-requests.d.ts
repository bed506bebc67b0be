import * as v from 'valibot';
export declare const contactRequestFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
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
    email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    celular: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    descripcion: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    sitio: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, "">;
}, ({ input, path }: v.ObjectIssue) => string>, v.TransformAction<{
    nombre: string;
    email: string;
    celular: string;
    descripcion: string;
    sitio: string;
}, {
    name: string;
    email: string;
    phone: string;
    description: string;
    isFromRobot: boolean;
}>]>;
export declare const privacyRequestFromWire: v.SchemaWithPipe<readonly [v.VariantSchema<"tipo", [v.ObjectSchema<{
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
    email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    codigo_postulacion: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    sitio: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, "">;
    tipo: v.LiteralSchema<"rectificacion", "Elige qué necesitas.">;
    detalle: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
}, ({ input, path }: v.ObjectIssue) => string>, v.ObjectSchema<{
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
    email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    codigo_postulacion: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    sitio: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, "">;
    tipo: v.PicklistSchema<["acceso", "eliminacion"], "Elige qué necesitas.">;
    detalle: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, "">;
}, ({ input, path }: v.ObjectIssue) => string>], "Elige qué necesitas.">, v.TransformAction<{
    nombre: string;
    email: string;
    codigo_postulacion: string;
    sitio: string;
    tipo: "rectificacion";
    detalle: string;
} | {
    nombre: string;
    email: string;
    codigo_postulacion: string;
    sitio: string;
    tipo: "acceso" | "eliminacion";
    detalle: string;
}, {
    kind: "access" | "erasure" | "rectification";
    name: string;
    email: string;
    code: string;
    details: string;
    isFromRobot: boolean;
}>]>;
