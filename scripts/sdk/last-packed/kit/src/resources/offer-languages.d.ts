import { type OfferLanguageWrite } from '@portal/contract/offer-language';
export declare const offerLanguagesResource: (offerId: number) => import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
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
}>[]>;
export declare const createOfferLanguage: (write: OfferLanguageWrite) => Promise<string>;
export declare const deleteOfferLanguage: (id: number) => Promise<string>;
