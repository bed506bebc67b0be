export declare const summaryResource: import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
    readonly unreviewed: {
        readonly kind: 'integer';
        readonly wire: 'sin_revisar';
    };
    readonly openOffers: {
        readonly kind: 'integer';
        readonly wire: 'ofertas_abiertas';
    };
    readonly offers: {
        readonly kind: 'integer';
        readonly wire: 'ofertas';
    };
    readonly catalogItems: {
        readonly kind: 'integer';
        readonly wire: 'maestros';
    };
    readonly statuses: {
        readonly kind: 'records';
        readonly wire: 'estados';
        readonly of: {
            readonly status: {
                readonly kind: 'record';
                readonly wire: 'estadoAplicante';
                readonly of: {
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
                };
            };
            readonly count: {
                readonly kind: 'integer';
                readonly wire: 'cantidad';
            };
            readonly meanDays: {
                readonly kind: 'number';
                readonly wire: 'dias_promedio';
            };
            readonly longestDays: {
                readonly kind: 'integer';
                readonly wire: 'dias_maximo';
            };
        };
    };
    readonly days: {
        readonly kind: 'records';
        readonly wire: 'dias';
        readonly of: {
            readonly day: {
                readonly kind: 'day';
                readonly wire: 'dia';
            };
            readonly received: {
                readonly kind: 'integer';
                readonly wire: 'recibidas';
            };
            readonly reviewed: {
                readonly kind: 'integer';
                readonly wire: 'revisadas';
            };
        };
        readonly max: 14;
    };
}>>;
