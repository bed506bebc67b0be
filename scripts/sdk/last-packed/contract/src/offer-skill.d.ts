import * as v from 'valibot';
import { type EntryOf, type RecordOf } from './fields';
import type { Versioned } from './version';
export declare const offerSkillFields: {
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
};
export type OfferSkill = RecordOf<typeof offerSkillFields>;
export declare const skillAlreadyAssigned: string;
export declare const offerSkillWire: Omit<v.ObjectSchema<{
    [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, "entries" | "~run" | "~standard" | "~types"> & {
    readonly entries: Omit<{
        [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
    }, "conocimiento" | "id_oferta_conocimientos">;
    readonly "~standard": v.StandardProps<{
        [x: string]: unknown;
        [x: number]: unknown;
    }, {
        [x: string]: unknown;
        [x: number]: unknown;
    }>;
    readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
        [x: string]: unknown;
        [x: number]: unknown;
    }, v.BaseIssue<unknown> | v.ObjectIssue>;
    readonly "~types"?: {
        readonly input: {
            [x: string]: unknown;
            [x: number]: unknown;
        };
        readonly output: {
            [x: string]: unknown;
            [x: number]: unknown;
        };
        readonly issue: v.BaseIssue<unknown> | v.ObjectIssue;
    } | undefined;
};
export declare const offerSkillFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, v.TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
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
}>>]>;
export declare const offerSkillToWire: (record: RecordOf<{
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
}>) => import("./fields").Loose;
export type OfferSkillWrite = EntryOf<typeof offerSkillFields> & {
    offerId: number;
};
export type EditedOfferSkill = Versioned & {
    id: number;
};
export declare const offerSkillWriteToWire: (write: OfferSkillWrite, edited?: EditedOfferSkill) => {
    id_ofertas_conocimientos?: number;
    version?: number | undefined;
    oferta: {
        id_ofertas: number;
    };
};
