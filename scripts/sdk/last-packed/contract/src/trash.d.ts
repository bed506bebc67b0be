import * as v from 'valibot';
import type { RecordOf } from './fields';
export declare const trashDays = 30;
declare const wireKinds: {
    readonly offer: 'oferta';
    readonly offerSkill: 'conocimiento_oferta';
    readonly offerQuestion: 'pregunta_oferta';
    readonly offerLanguage: 'idioma_oferta';
    readonly question: 'pregunta';
    readonly skill: 'conocimiento';
    readonly language: 'idioma';
    readonly person: 'persona';
};
export type TrashKind = keyof typeof wireKinds;
declare const itemFields: {
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly offer: 'oferta';
            readonly offerSkill: 'conocimiento_oferta';
            readonly offerQuestion: 'pregunta_oferta';
            readonly offerLanguage: 'idioma_oferta';
            readonly question: 'pregunta';
            readonly skill: 'conocimiento';
            readonly language: 'idioma';
            readonly person: 'persona';
        };
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id';
    };
};
export type TrashItem = RecordOf<typeof itemFields>;
declare const entryFields: {
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly offer: 'oferta';
            readonly offerSkill: 'conocimiento_oferta';
            readonly offerQuestion: 'pregunta_oferta';
            readonly offerLanguage: 'idioma_oferta';
            readonly question: 'pregunta';
            readonly skill: 'conocimiento';
            readonly language: 'idioma';
            readonly person: 'persona';
        };
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id';
    };
    readonly name: {
        readonly kind: 'plain';
        readonly wire: 'nombre';
        readonly max: number;
    };
    readonly offerTitle: {
        readonly kind: 'plain';
        readonly wire: 'oferta';
        readonly max: 150;
        readonly isOptional: true;
    };
    readonly deletedBy: {
        readonly kind: 'plain';
        readonly wire: 'eliminado_por';
        readonly max: number;
        readonly isOptional: true;
    };
    readonly deletedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_eliminacion';
    };
    readonly daysLeft: {
        readonly kind: 'integer';
        readonly wire: 'dias_restantes';
    };
};
export type TrashEntry = RecordOf<typeof entryFields>;
export declare const trashItemFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    tipo: v.PicklistSchema<("conocimiento" | "conocimiento_oferta" | "idioma" | "idioma_oferta" | "oferta" | "persona" | "pregunta" | "pregunta_oferta")[], "No se puede recuperar ese tipo de dato.">;
    id: v.SchemaWithPipe<readonly [v.NumberSchema<"El identificador no es válido.">, v.IntegerAction<number, "El identificador no es válido.">, v.MinValueAction<number, 1, "El identificador no es válido.">, v.MaxValueAction<number, 2147483647, "El identificador no es válido.">]>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    tipo: "conocimiento" | "conocimiento_oferta" | "idioma" | "idioma_oferta" | "oferta" | "persona" | "pregunta" | "pregunta_oferta";
    id: number;
}, RecordOf<{
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly offer: 'oferta';
            readonly offerSkill: 'conocimiento_oferta';
            readonly offerQuestion: 'pregunta_oferta';
            readonly offerLanguage: 'idioma_oferta';
            readonly question: 'pregunta';
            readonly skill: 'conocimiento';
            readonly language: 'idioma';
            readonly person: 'persona';
        };
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id';
    };
}>>]>;
export declare const trashItemToWire: (record: RecordOf<{
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly offer: 'oferta';
            readonly offerSkill: 'conocimiento_oferta';
            readonly offerQuestion: 'pregunta_oferta';
            readonly offerLanguage: 'idioma_oferta';
            readonly question: 'pregunta';
            readonly skill: 'conocimiento';
            readonly language: 'idioma';
            readonly person: 'persona';
        };
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id';
    };
}>) => import("./fields").Loose;
export declare const trashEntryWire: v.ObjectSchema<{
    [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const trashEntryFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, v.TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly offer: 'oferta';
            readonly offerSkill: 'conocimiento_oferta';
            readonly offerQuestion: 'pregunta_oferta';
            readonly offerLanguage: 'idioma_oferta';
            readonly question: 'pregunta';
            readonly skill: 'conocimiento';
            readonly language: 'idioma';
            readonly person: 'persona';
        };
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id';
    };
    readonly name: {
        readonly kind: 'plain';
        readonly wire: 'nombre';
        readonly max: number;
    };
    readonly offerTitle: {
        readonly kind: 'plain';
        readonly wire: 'oferta';
        readonly max: 150;
        readonly isOptional: true;
    };
    readonly deletedBy: {
        readonly kind: 'plain';
        readonly wire: 'eliminado_por';
        readonly max: number;
        readonly isOptional: true;
    };
    readonly deletedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_eliminacion';
    };
    readonly daysLeft: {
        readonly kind: 'integer';
        readonly wire: 'dias_restantes';
    };
}>>]>;
export declare const trashEntryToWire: (record: RecordOf<{
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly offer: 'oferta';
            readonly offerSkill: 'conocimiento_oferta';
            readonly offerQuestion: 'pregunta_oferta';
            readonly offerLanguage: 'idioma_oferta';
            readonly question: 'pregunta';
            readonly skill: 'conocimiento';
            readonly language: 'idioma';
            readonly person: 'persona';
        };
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id';
    };
    readonly name: {
        readonly kind: 'plain';
        readonly wire: 'nombre';
        readonly max: number;
    };
    readonly offerTitle: {
        readonly kind: 'plain';
        readonly wire: 'oferta';
        readonly max: 150;
        readonly isOptional: true;
    };
    readonly deletedBy: {
        readonly kind: 'plain';
        readonly wire: 'eliminado_por';
        readonly max: number;
        readonly isOptional: true;
    };
    readonly deletedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_eliminacion';
    };
    readonly daysLeft: {
        readonly kind: 'integer';
        readonly wire: 'dias_restantes';
    };
}>) => import("./fields").Loose;
export {};
