import type { EntryOf, RecordOf } from './fields';
export declare const offerQuestionFields: {
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
};
export type OfferQuestion = RecordOf<typeof offerQuestionFields>;
export declare const offerQuestionWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const offerQuestionFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
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
}>>]>;
export declare const offerQuestionToWire: (record: RecordOf<{
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
}>) => import("./fields").Loose;
export type OfferQuestionEntry = EntryOf<typeof offerQuestionFields>;
export type OfferQuestionWrite = OfferQuestionEntry & {
    offerId: number;
};
export declare const offerQuestionWriteToWire: (write: OfferQuestionWrite) => {
    ofertas: {
        id_oferta: number;
    };
};
