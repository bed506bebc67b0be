import * as v from 'valibot';
import { type Versioned } from './version';
export declare const offerQuestionWriteFromWire: v.GenericSchema<unknown, import("./field-writes").WriteOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_ofertas_preguntas';
    };
    readonly question: {
        readonly kind: 'choice';
        readonly wire: 'preguntas';
        readonly label: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_pregunta";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "des_pregunta";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'questionId';
        readonly required: string;
    };
    readonly offerId: {
        readonly kind: 'reference';
        readonly wire: 'ofertas';
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_oferta';
                readonly otherWire: 'id_ofertas';
            };
        };
        readonly required: string;
    };
}>>;
export declare const offerLanguageWriteFromWire: v.GenericSchema<unknown, import("./field-writes").WriteOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_oferta_idioma';
    };
    readonly language: {
        readonly kind: 'choice';
        readonly wire: 'idioma';
        readonly label: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_idioma";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "nombre_idioma";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'languageId';
        readonly required: string;
    };
    readonly level: {
        readonly kind: 'choice';
        readonly wire: 'nivel';
        readonly label: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_nivel";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "descripcion_nivel";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'levelId';
        readonly required: string;
    };
    readonly offerId: {
        readonly kind: 'reference';
        readonly wire: 'ofertas';
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_oferta';
                readonly otherWire: 'id_ofertas';
            };
        };
        readonly required: string;
    };
}>>;
export declare const offerSkillWriteFromWire: v.SchemaWithPipe<readonly [v.IntersectSchema<[v.UnionSchema<[v.ObjectSchema<{
    conocimientos: v.ObjectSchema<Record<"id_conocimientos", v.SchemaWithPipe<readonly [v.NumberSchema<({ input }: {
        input: unknown;
    }) => string>, v.IntegerAction<number, string>, v.MinValueAction<number, 1, string>, v.MaxValueAction<number, 2147483647, string>]>>, ({ input, path }: v.ObjectIssue) => string>;
}, ({ input, path }: v.ObjectIssue) => string>, v.ObjectSchema<{
    conocimiento: v.ObjectSchema<Record<"id_conocimientos", v.SchemaWithPipe<readonly [v.NumberSchema<({ input }: {
        input: unknown;
    }) => string>, v.IntegerAction<number, string>, v.MinValueAction<number, 1, string>, v.MaxValueAction<number, 2147483647, string>]>>, ({ input, path }: v.ObjectIssue) => string>;
}, ({ input, path }: v.ObjectIssue) => string>], ({ issues }: v.UnionIssue<v.IntegerIssue<number> | v.MaxValueIssue<number, 2147483647> | v.MinValueIssue<number, 1> | v.NumberIssue | v.ObjectIssue>) => string>, v.ObjectSchema<{
    version: v.NullishSchema<v.NumberSchema<"Este dato debe ser un número.">, undefined>;
    experiencia_minima: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<string | ((issue: v.StringIssue) => string)>, {
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
    oferta: v.UnionSchema<[v.ObjectSchema<Record<"id_oferta", v.SchemaWithPipe<readonly [v.NumberSchema<({ input }: {
        input: unknown;
    }) => string>, v.IntegerAction<number, string>, v.MinValueAction<number, 1, string>, v.MaxValueAction<number, 2147483647, string>]>>, ({ input, path }: v.ObjectIssue) => string>, v.ObjectSchema<Record<"id_ofertas", v.SchemaWithPipe<readonly [v.NumberSchema<({ input }: {
        input: unknown;
    }) => string>, v.IntegerAction<number, string>, v.MinValueAction<number, 1, string>, v.MaxValueAction<number, 2147483647, string>]>>, ({ input, path }: v.ObjectIssue) => string>], ({ issues }: v.UnionIssue<v.IntegerIssue<number> | v.MaxValueIssue<number, 2147483647> | v.MinValueIssue<number, 1> | v.NumberIssue | v.ObjectIssue>) => string>;
}, ({ input, path }: v.ObjectIssue) => string>], undefined>, v.TransformAction<({
    conocimientos: {
        id_conocimientos: number;
    };
} | {
    conocimiento: {
        id_conocimientos: number;
    };
}) & {
    version?: number | null | undefined;
    experiencia_minima: string;
    oferta: {
        id_oferta: number;
    } | {
        id_ofertas: number;
    };
}, import("./fields").EntryOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_ofertas_conocimientos';
        readonly otherWire: 'id_oferta_conocimientos';
        readonly isOptional: true;
    };
    readonly minimumExperience: {
        readonly kind: 'text';
        readonly wire: 'experiencia_minima';
        readonly label: string;
        readonly max: 120;
        readonly required: string;
    };
    readonly skill: {
        readonly kind: 'choice';
        readonly wire: 'conocimientos';
        readonly otherWire: 'conocimiento';
        readonly label: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_conocimientos";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "conocimientos";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'skillId';
        readonly required: string;
    };
    readonly offerId: {
        readonly kind: 'reference';
        readonly wire: 'oferta';
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_ofertas';
                readonly otherWire: 'id_oferta';
            };
        };
    };
    readonly version: {
        readonly kind: 'version';
        readonly wire: 'version';
        readonly isOptional: true;
    };
}> & {
    offerId: number;
} & Versioned>]>;
