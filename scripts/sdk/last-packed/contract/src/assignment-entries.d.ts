import type { FormValuesOf } from './fields';
import { offerLanguageFields } from './offer-language';
import { offerQuestionFields } from './offer-question';
export declare const offerQuestionEntry: import("valibot").GenericSchema<FormValuesOf<{
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
}>, import("./fields").EntryOf<{
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
export type OfferQuestionFormValues = FormValuesOf<typeof offerQuestionFields>;
export declare const offerLanguageEntry: import("valibot").GenericSchema<FormValuesOf<{
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
}>, import("./fields").EntryOf<{
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
export type OfferLanguageFormValues = FormValuesOf<typeof offerLanguageFields>;
export declare const offerSkillEntry: import("valibot").GenericSchema<FormValuesOf<{
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
}>, import("./fields").EntryOf<{
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
}>>;
