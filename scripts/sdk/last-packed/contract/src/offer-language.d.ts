import type { EntryOf, RecordOf } from './fields';
export declare const offerLanguageFields: {
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
};
export type OfferLanguage = RecordOf<typeof offerLanguageFields>;
export declare const offerLanguageWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const offerLanguageFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
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
}>>]>;
export declare const offerLanguageToWire: (record: RecordOf<{
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
}>) => import("./fields").Loose;
export type OfferLanguageEntry = EntryOf<typeof offerLanguageFields>;
export type OfferLanguageWrite = OfferLanguageEntry & {
    offerId: number;
};
export declare const offerLanguageWriteToWire: (write: OfferLanguageWrite) => {
    ofertas: {
        id_oferta: number;
    };
};
