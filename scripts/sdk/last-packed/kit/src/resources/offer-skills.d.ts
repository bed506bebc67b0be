import { type EditedOfferSkill, type OfferSkillWrite } from '@portal/contract/offer-skill';
export declare const offerSkillsResource: (offerId: number) => import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
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
}>[]>;
export declare const createOfferSkill: (write: OfferSkillWrite) => Promise<string>;
export declare const updateOfferSkill: (edited: EditedOfferSkill, write: OfferSkillWrite) => Promise<string>;
export declare const deleteOfferSkill: (id: number) => Promise<string>;
