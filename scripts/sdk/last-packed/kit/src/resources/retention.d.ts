import { type RetentionEntry } from '@portal/contract/retention';
export declare const retentionResource: import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
    readonly months: {
        readonly kind: 'integer';
        readonly wire: 'meses';
    };
    readonly changedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_cambio';
    };
    readonly changedBy: {
        readonly kind: 'plain';
        readonly wire: 'autor';
        readonly max: number;
        readonly isOptional: true;
    };
    readonly dueSoon: {
        readonly kind: 'integer';
        readonly wire: 'por_vencer';
    };
    readonly anonymised: {
        readonly kind: 'integer';
        readonly wire: 'anonimizadas';
    };
    readonly next: {
        readonly kind: 'records';
        readonly wire: 'proximas';
        readonly of: {
            readonly applicant: {
                readonly kind: 'record';
                readonly wire: 'aplicante';
                readonly of: {
                    readonly id: {
                        readonly kind: 'id';
                        readonly wire: 'id_aplicantes';
                    };
                    readonly name: {
                        readonly kind: 'text';
                        readonly wire: 'nombre';
                        readonly label: string;
                        readonly max: 255;
                    };
                    readonly email: {
                        readonly kind: 'email';
                        readonly wire: 'correo';
                        readonly label: string;
                    };
                };
            };
            readonly anonymisedFrom: {
                readonly kind: 'moment';
                readonly wire: 'fecha_anonimizacion';
            };
        };
        readonly max: 50;
    };
}>>;
export declare const tryRetention: ({ months }: RetentionEntry) => Promise<import("@portal/contract/fields").RecordOf<{
    readonly months: {
        readonly kind: 'integer';
        readonly wire: 'meses';
    };
    readonly changedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_cambio';
    };
    readonly changedBy: {
        readonly kind: 'plain';
        readonly wire: 'autor';
        readonly max: number;
        readonly isOptional: true;
    };
    readonly dueSoon: {
        readonly kind: 'integer';
        readonly wire: 'por_vencer';
    };
    readonly anonymised: {
        readonly kind: 'integer';
        readonly wire: 'anonimizadas';
    };
    readonly next: {
        readonly kind: 'records';
        readonly wire: 'proximas';
        readonly of: {
            readonly applicant: {
                readonly kind: 'record';
                readonly wire: 'aplicante';
                readonly of: {
                    readonly id: {
                        readonly kind: 'id';
                        readonly wire: 'id_aplicantes';
                    };
                    readonly name: {
                        readonly kind: 'text';
                        readonly wire: 'nombre';
                        readonly label: string;
                        readonly max: 255;
                    };
                    readonly email: {
                        readonly kind: 'email';
                        readonly wire: 'correo';
                        readonly label: string;
                    };
                };
            };
            readonly anonymisedFrom: {
                readonly kind: 'moment';
                readonly wire: 'fecha_anonimizacion';
            };
        };
        readonly max: 50;
    };
}>>;
export declare const saveRetention: (entry: RetentionEntry) => Promise<string>;
