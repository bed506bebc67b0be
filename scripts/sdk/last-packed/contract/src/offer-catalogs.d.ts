export declare const trainingFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, import("./fields").RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_formacion";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "nombre_formacion";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
}>>]>;
export declare const contractTypeFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, import("./fields").RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_tipo_contrato";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "tipo_contrato";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
}>>]>;
export declare const offerStatusFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, import("./fields").RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_estado";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "estado";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
}>>]>;
export declare const workModeFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, import("./fields").RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_modalidad_trabajo";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "modalidad_trabajo";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
}>>]>;
