import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
export declare const questionsResource: import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
    id: {
        readonly kind: 'id';
        readonly wire: "id_pregunta";
    };
    name: {
        readonly kind: 'text';
        readonly wire: "des_pregunta";
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
export declare const createQuestion: (entry: CatalogEntry) => Promise<string>;
export declare const updateQuestion: (question: CatalogRecord) => Promise<string>;
export declare const deleteQuestion: (id: number) => Promise<string>;
