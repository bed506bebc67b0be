import { type OfferQuestionWrite } from '@portal/contract/offer-question';
export declare const offerQuestionsResource: (offerId: number) => import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
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
}>[]>;
export declare const createOfferQuestion: (write: OfferQuestionWrite) => Promise<string>;
export declare const deleteOfferQuestion: (id: number) => Promise<string>;
