export declare const countriesResource: import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
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
}>[]>;
export declare const citiesResource: (countryId: number) => import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
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
}>[]>;
