export declare const levelsResource: import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
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
}>[]>;
