export declare const levelWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const levelFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, import("./fields").RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_nivel";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "descripcion_nivel";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
}>>]>;
export declare const levelToWire: (record: import("./fields").RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_nivel";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "descripcion_nivel";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
}>) => import("./fields").Loose;
