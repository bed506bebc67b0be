import type { RecordOf } from './fields';
export declare const privacyRequestFields: {
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly access: 'acceso';
            readonly rectification: 'rectificacion';
            readonly erasure: 'eliminacion';
        };
    };
    readonly name: {
        readonly kind: 'plain';
        readonly wire: 'nombre';
        readonly max: 255;
    };
    readonly email: {
        readonly kind: 'plain';
        readonly wire: 'email';
        readonly max: 254;
    };
    readonly code: {
        readonly kind: 'plain';
        readonly wire: 'codigo_postulacion';
        readonly max: 40;
    };
    readonly details: {
        readonly kind: 'plain';
        readonly wire: 'detalle';
        readonly max: 2000;
    };
};
declare const fields: {
    readonly receivedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_atencion';
        readonly isOptional: true;
    };
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly access: 'acceso';
            readonly rectification: 'rectificacion';
            readonly erasure: 'eliminacion';
        };
    };
    readonly name: {
        readonly kind: 'plain';
        readonly wire: 'nombre';
        readonly max: 255;
    };
    readonly email: {
        readonly kind: 'plain';
        readonly wire: 'email';
        readonly max: 254;
    };
    readonly code: {
        readonly kind: 'plain';
        readonly wire: 'codigo_postulacion';
        readonly max: 40;
    };
    readonly details: {
        readonly kind: 'plain';
        readonly wire: 'detalle';
        readonly max: 2000;
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_solicitud';
    };
    readonly applicantId: {
        readonly kind: 'id';
        readonly wire: 'id_aplicantes';
        readonly isOptional: true;
    };
    readonly isCodeRight: {
        readonly kind: 'flag';
        readonly wire: 'codigo_correcto';
    };
};
export type ReceivedPrivacyRequest = RecordOf<typeof fields>;
export declare const receivedPrivacyRequestWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const receivedPrivacyRequestFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
    readonly receivedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_atencion';
        readonly isOptional: true;
    };
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly access: 'acceso';
            readonly rectification: 'rectificacion';
            readonly erasure: 'eliminacion';
        };
    };
    readonly name: {
        readonly kind: 'plain';
        readonly wire: 'nombre';
        readonly max: 255;
    };
    readonly email: {
        readonly kind: 'plain';
        readonly wire: 'email';
        readonly max: 254;
    };
    readonly code: {
        readonly kind: 'plain';
        readonly wire: 'codigo_postulacion';
        readonly max: 40;
    };
    readonly details: {
        readonly kind: 'plain';
        readonly wire: 'detalle';
        readonly max: 2000;
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_solicitud';
    };
    readonly applicantId: {
        readonly kind: 'id';
        readonly wire: 'id_aplicantes';
        readonly isOptional: true;
    };
    readonly isCodeRight: {
        readonly kind: 'flag';
        readonly wire: 'codigo_correcto';
    };
}>>]>;
export declare const receivedPrivacyRequestToWire: (record: RecordOf<{
    readonly receivedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_atencion';
        readonly isOptional: true;
    };
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly access: 'acceso';
            readonly rectification: 'rectificacion';
            readonly erasure: 'eliminacion';
        };
    };
    readonly name: {
        readonly kind: 'plain';
        readonly wire: 'nombre';
        readonly max: 255;
    };
    readonly email: {
        readonly kind: 'plain';
        readonly wire: 'email';
        readonly max: 254;
    };
    readonly code: {
        readonly kind: 'plain';
        readonly wire: 'codigo_postulacion';
        readonly max: 40;
    };
    readonly details: {
        readonly kind: 'plain';
        readonly wire: 'detalle';
        readonly max: 2000;
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_solicitud';
    };
    readonly applicantId: {
        readonly kind: 'id';
        readonly wire: 'id_aplicantes';
        readonly isOptional: true;
    };
    readonly isCodeRight: {
        readonly kind: 'flag';
        readonly wire: 'codigo_correcto';
    };
}>) => import("./fields").Loose;
export {};
