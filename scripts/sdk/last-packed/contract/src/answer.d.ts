import * as v from 'valibot';
import type { RecordOf } from './fields';
export declare const maxAnswerLength = 4000;
declare const answerFields: {
    readonly text: {
        readonly kind: 'plain';
        readonly wire: 'respuesta';
        readonly max: 4000;
        readonly isOptional: true;
    };
};
export type Answer = RecordOf<typeof answerFields>;
export declare const answerText: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
export declare const answersEntry: (fields: readonly string[]) => v.ObjectSchema<{
    readonly answers: v.ObjectSchema<{
        [k: string]: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
        }, v.TrimAction, v.MaxCodePointsAction<string, number, string>, v.RegexAction<string, "El texto contiene caracteres no válidos.">]>, v.NonEmptyAction<string, string>]>, "">;
    }, undefined>;
}, undefined>;
export declare const answerWire: v.ObjectSchema<{
    [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const answerFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, v.TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
    readonly text: {
        readonly kind: 'plain';
        readonly wire: 'respuesta';
        readonly max: 4000;
        readonly isOptional: true;
    };
}>>]>;
export declare const answerToWire: (record: RecordOf<{
    readonly text: {
        readonly kind: 'plain';
        readonly wire: 'respuesta';
        readonly max: 4000;
        readonly isOptional: true;
    };
}>) => import("./fields").Loose;
export type AnswerWrite = {
    applicantId: number;
    offerQuestionId: number;
    text: string;
};
export declare const answerWriteToWire: ({ applicantId, offerQuestionId, text }: AnswerWrite) => {
    id_respuestas_ofertas_preguntas: number;
    respuesta: string;
    aplicante: {
        id_aplicantes: number;
    };
    ofertasPreguntas: {
        id_ofertas_preguntas: number;
    };
};
export {};
