import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
export declare const skillsResource: import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
    id: {
        readonly kind: 'id';
        readonly wire: "id_conocimientos";
    };
    name: {
        readonly kind: 'text';
        readonly wire: "conocimientos";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
    version: {
        readonly kind: 'version';
        readonly wire: 'version';
        readonly isOptional: true;
    };
}>[]>;
export declare const createSkill: (entry: CatalogEntry) => Promise<string>;
export declare const updateSkill: (skill: CatalogRecord) => Promise<string>;
export declare const deleteSkill: (id: number) => Promise<string>;
