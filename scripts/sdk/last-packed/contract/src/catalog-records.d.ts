import type { CatalogEntry } from './catalog';
export declare const skillRecordFields: {
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
};
export declare const questionRecordFields: {
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
};
export declare const languageRecordFields: {
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
};
export declare const skillRecordFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, import("./fields").RecordOf<{
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
}>>]>;
export declare const skillRecordToWire: (record: import("./fields").RecordOf<{
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
}>) => import("./fields").Loose;
export declare const skillEntryToWire: ({ name }: CatalogEntry) => {
    conocimientos: string;
};
export declare const questionRecordFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, import("./fields").RecordOf<{
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
}>>]>;
export declare const questionRecordToWire: (record: import("./fields").RecordOf<{
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
}>) => import("./fields").Loose;
export declare const questionEntryToWire: ({ name }: CatalogEntry) => {
    des_pregunta: string;
};
export declare const languageRecordFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, import("./fields").RecordOf<{
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
}>>]>;
export declare const languageRecordToWire: (record: import("./fields").RecordOf<{
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
}>) => import("./fields").Loose;
export declare const languageEntryToWire: ({ name }: CatalogEntry) => {
    nombre_idioma: string;
};
