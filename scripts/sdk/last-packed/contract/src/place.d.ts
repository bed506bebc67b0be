import { cityFields, countryFields } from './catalog-fields';
import type { RecordOf } from './fields';
export type Country = RecordOf<typeof countryFields>;
export type City = RecordOf<typeof cityFields>;
export declare const countryWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const countryFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "nombre";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
}>>]>;
export declare const countryToWire: (record: RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "nombre";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
}>) => import("./fields").Loose;
export declare const cityWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const cityFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_ciudad";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "nombre_ciudad";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
    readonly country: {
        readonly kind: 'record';
        readonly wire: 'pais';
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "nombre";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
    };
}>>]>;
export declare const cityToWire: (record: RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_ciudad";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "nombre_ciudad";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
    readonly country: {
        readonly kind: 'record';
        readonly wire: 'pais';
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "nombre";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
    };
}>) => import("./fields").Loose;
