export declare const applicationStatusesResource: import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_estado_aplicante";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "estado_aplicante";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
}>[]>;
