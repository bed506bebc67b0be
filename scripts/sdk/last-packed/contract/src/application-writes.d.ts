import * as v from 'valibot';
import { type AnswerWrite } from './answer';
import { type ApplicantEntry } from './applicant';
import type { ConsentEntry } from './consent';
import { type StatusChange } from './status-changes';
export declare const applicantEntryFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
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
}, ({ input, path }: v.ObjectIssue) => string>, v.TransformAction<{
    correo: string;
    nombre: string;
}, ApplicantEntry>]>;
export declare const jobApplicationUploadFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    id_aplicantes: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>;
    id_oferta: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>;
    aspiracion_salarial: v.SchemaWithPipe<readonly [v.StringSchema<({ input }: {
        input: unknown;
    }) => string>, v.MetadataAction<string, {
        readonly type: "number";
        readonly exclusiveMinimum: 0;
        readonly maximum: 999999999999;
    }>, v.TransformAction<string, string | number>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.UnionSchema<[v.StringSchema<undefined>, v.NumberSchema<undefined>], string>, v.CheckAction<string | number, string>, v.TransformAction<string | number, number | undefined>, v.NumberSchema<"Escribe un número, por ejemplo 1.500.000.">, v.MaxValueAction<number, 999999999999, "El número es demasiado grande.">]>, v.GtValueAction<number, 0, "Debe ser mayor que cero.">]>]>;
}, ({ input, path }: v.ObjectIssue) => string>, v.TransformAction<{
    id_aplicantes: number;
    id_oferta: number;
    aspiracion_salarial: number;
}, {
    applicantId: number;
    offerId: number;
    salaryExpectation: number;
}>]>;
export declare const answerWriteFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    respuesta: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    aplicante: v.ObjectSchema<{
        id_aplicantes: v.SchemaWithPipe<readonly [v.NumberSchema<"El identificador no es válido.">, v.IntegerAction<number, "El identificador no es válido.">, v.MinValueAction<number, 1, "El identificador no es válido.">, v.MaxValueAction<number, 2147483647, "El identificador no es válido.">]>;
    }, "Los datos enviados no son válidos.">;
    ofertasPreguntas: v.ObjectSchema<{
        id_ofertas_preguntas: v.SchemaWithPipe<readonly [v.NumberSchema<"El identificador no es válido.">, v.IntegerAction<number, "El identificador no es válido.">, v.MinValueAction<number, 1, "El identificador no es válido.">, v.MaxValueAction<number, 2147483647, "El identificador no es válido.">]>;
    }, "Los datos enviados no son válidos.">;
}, ({ input, path }: v.ObjectIssue) => string>, v.TransformAction<{
    respuesta: string;
    aplicante: {
        id_aplicantes: number;
    };
    ofertasPreguntas: {
        id_ofertas_preguntas: number;
    };
}, AnswerWrite>]>;
export declare const consentEntryFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    id_oferta: v.SchemaWithPipe<readonly [v.NumberSchema<"El identificador no es válido.">, v.IntegerAction<number, "El identificador no es válido.">, v.MinValueAction<number, 1, "El identificador no es válido.">, v.MaxValueAction<number, 2147483647, "El identificador no es válido.">]>;
    version_politica: v.SchemaWithPipe<readonly [v.StringSchema<"La versión de la política no es válida.">, v.IsoDateAction<string, "La versión de la política no es válida.">]>;
    bolsa_talento: v.BooleanSchema<"La elección debe ser verdadera o falsa.">;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    id_oferta: number;
    version_politica: string;
    bolsa_talento: boolean;
}, ConsentEntry>]>;
export declare const jobApplicationUpdateFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    estadoAplicante: v.ObjectSchema<{
        id_estado_aplicante: v.SchemaWithPipe<readonly [v.NumberSchema<"El identificador no es válido.">, v.IntegerAction<number, "El identificador no es válido.">, v.MinValueAction<number, 1, "El identificador no es válido.">, v.MaxValueAction<number, 2147483647, "El identificador no es válido.">]>;
    }, "Los datos enviados no son válidos.">;
    version: v.NullishSchema<v.NumberSchema<"Este dato debe ser un número.">, undefined>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    estadoAplicante: {
        id_estado_aplicante: number;
    };
    version?: number | null | undefined;
}, {
    statusId: number;
    version: number | undefined;
}>]>;
export declare const statusChangesFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    cambios: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        estadoAplicante: v.ObjectSchema<{
            id_estado_aplicante: v.SchemaWithPipe<readonly [v.NumberSchema<"El identificador no es válido.">, v.IntegerAction<number, "El identificador no es válido.">, v.MinValueAction<number, 1, "El identificador no es válido.">, v.MaxValueAction<number, 2147483647, "El identificador no es válido.">]>;
        }, "Los datos enviados no son válidos.">;
        version: v.NullishSchema<v.NumberSchema<"Este dato debe ser un número.">, undefined>;
        id_aplicantes_ofertas: v.SchemaWithPipe<readonly [v.NumberSchema<"El identificador no es válido.">, v.IntegerAction<number, "El identificador no es válido.">, v.MinValueAction<number, 1, "El identificador no es válido.">, v.MaxValueAction<number, 2147483647, "El identificador no es válido.">]>;
    }, "Los datos enviados no son válidos.">, v.TransformAction<{
        estadoAplicante: {
            id_estado_aplicante: number;
        };
        version?: number | null | undefined;
        id_aplicantes_ofertas: number;
    }, StatusChange>]>, ({ input }: {
        input: unknown;
    }) => string>, v.MinLengthAction<StatusChange[], 1, "Elige al menos una postulación.">, v.MaxLengthAction<StatusChange[], 500, "No puedes cambiar más de 500 postulaciones a la vez.">]>;
}, ({ input, path }: v.ObjectIssue) => string>, v.TransformAction<{
    cambios: StatusChange[];
}, StatusChange[]>]>;
