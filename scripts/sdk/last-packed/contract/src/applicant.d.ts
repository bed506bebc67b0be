import * as v from 'valibot';
import type { RecordOf } from './fields';
import { applicantFields } from './job-application-fields';
export type Applicant = RecordOf<typeof applicantFields>;
export declare const applicantEmailEntry: v.ObjectSchema<{
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
export type ApplicantEmailEntry = v.InferOutput<typeof applicantEmailEntry>;
export declare const applicantName: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
export type ApplicantEntry = ApplicantEmailEntry & {
    name: string;
};
export declare const applicantEntryToWire: ({ email, name }: ApplicantEntry) => {
    correo: string;
    nombre: string;
};
export declare const savedApplicantWire: v.ObjectSchema<{
    aplicante: v.ObjectSchema<{
        [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
    }, "Los datos enviados no son válidos.">;
}, "Los datos enviados no son válidos.">;
export declare const savedApplicantFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    aplicante: v.ObjectSchema<{
        [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
    }, "Los datos enviados no son válidos.">;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    aplicante: {
        [x: string]: unknown;
        [x: number]: unknown;
    };
}, RecordOf<{
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
}>>]>;
export declare const savedApplicantToWire: (applicant: Applicant) => {
    aplicante: Readonly<Record<string, unknown>>;
};
export declare const submissionHeader: string;
declare const checkFields: {
    readonly isKnown: {
        readonly kind: 'flag';
        readonly wire: string;
    };
    readonly hasApplied: {
        readonly kind: 'flag';
        readonly wire: string;
    };
    readonly applicant: {
        readonly kind: 'record';
        readonly wire: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_aplicantes';
                readonly isOptional: true;
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: 'nombre';
                readonly label: string;
                readonly max: 255;
            };
        };
        readonly isOptional: true;
    };
    readonly message: {
        readonly kind: 'plain';
        readonly wire: string;
    };
};
export type ApplicantCheck = RecordOf<typeof checkFields>;
export declare const applicantCheckWire: v.ObjectSchema<{
    [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const applicantCheckFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, v.TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
    readonly isKnown: {
        readonly kind: 'flag';
        readonly wire: string;
    };
    readonly hasApplied: {
        readonly kind: 'flag';
        readonly wire: string;
    };
    readonly applicant: {
        readonly kind: 'record';
        readonly wire: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_aplicantes';
                readonly isOptional: true;
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: 'nombre';
                readonly label: string;
                readonly max: 255;
            };
        };
        readonly isOptional: true;
    };
    readonly message: {
        readonly kind: 'plain';
        readonly wire: string;
    };
}>>]>;
export declare const applicantCheckToWire: (record: RecordOf<{
    readonly isKnown: {
        readonly kind: 'flag';
        readonly wire: string;
    };
    readonly hasApplied: {
        readonly kind: 'flag';
        readonly wire: string;
    };
    readonly applicant: {
        readonly kind: 'record';
        readonly wire: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_aplicantes';
                readonly isOptional: true;
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: 'nombre';
                readonly label: string;
                readonly max: 255;
            };
        };
        readonly isOptional: true;
    };
    readonly message: {
        readonly kind: 'plain';
        readonly wire: string;
    };
}>) => import("./fields").Loose;
export {};
