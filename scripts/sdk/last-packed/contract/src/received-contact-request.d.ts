import type { RecordOf } from './fields';
export declare const contactRequestFields: {
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
    readonly phone: {
        readonly kind: 'plain';
        readonly wire: 'celular';
        readonly max: 40;
    };
    readonly description: {
        readonly kind: 'plain';
        readonly wire: 'descripcion';
        readonly max: 4000;
    };
};
export declare const receiptFields: {
    readonly receivedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_atencion';
        readonly isOptional: true;
    };
};
declare const fields: {
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
    readonly phone: {
        readonly kind: 'plain';
        readonly wire: 'celular';
        readonly max: 40;
    };
    readonly description: {
        readonly kind: 'plain';
        readonly wire: 'descripcion';
        readonly max: 4000;
    };
    readonly receivedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_atencion';
        readonly isOptional: true;
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_contacto';
    };
};
export type ReceivedContactRequest = RecordOf<typeof fields>;
export declare const receivedContactRequestWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const receivedContactRequestFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
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
    readonly phone: {
        readonly kind: 'plain';
        readonly wire: 'celular';
        readonly max: 40;
    };
    readonly description: {
        readonly kind: 'plain';
        readonly wire: 'descripcion';
        readonly max: 4000;
    };
    readonly receivedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_atencion';
        readonly isOptional: true;
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_contacto';
    };
}>>]>;
export declare const receivedContactRequestToWire: (record: RecordOf<{
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
    readonly phone: {
        readonly kind: 'plain';
        readonly wire: 'celular';
        readonly max: 40;
    };
    readonly description: {
        readonly kind: 'plain';
        readonly wire: 'descripcion';
        readonly max: 4000;
    };
    readonly receivedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_atencion';
        readonly isOptional: true;
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_contacto';
    };
}>) => import("./fields").Loose;
export {};
