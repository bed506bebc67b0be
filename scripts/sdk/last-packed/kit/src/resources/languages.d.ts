import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
export declare const languagesResource: import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
    id: {
        readonly kind: 'id';
        readonly wire: "id_idioma";
    };
    name: {
        readonly kind: 'text';
        readonly wire: "nombre_idioma";
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
export declare const createLanguage: (entry: CatalogEntry) => Promise<string>;
export declare const updateLanguage: (language: CatalogRecord) => Promise<string>;
export declare const deleteLanguage: (id: number) => Promise<string>;
