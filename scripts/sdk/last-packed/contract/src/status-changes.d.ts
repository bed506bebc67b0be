import * as v from 'valibot';
import type { JobApplication } from './job-application';
export declare const statusChangesPath = "/api/aplicantes-ofertas/estados";
export declare const maxStatusChanges = 500;
export type StatusChange = {
    id: number;
    statusId: number;
    version: number | undefined;
};
export declare const statusChangesToWire: (applications: readonly JobApplication[]) => {
    cambios: {
        id_aplicantes_ofertas: number;
        estadoAplicante: {
            id_estado_aplicante: number;
        };
        version?: number;
    }[];
};
export declare const changedApplicationsWire: v.ObjectSchema<{
    mensaje: v.StringSchema<undefined>;
    aplicantesOfertas: v.NullishSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
    }, "Los datos enviados no son válidos.">, "Los datos enviados no son válidos.">, v.MetadataAction<{
        [x: string]: unknown;
        [x: number]: unknown;
    }[], {
        readonly maxItems: number;
    }>]>, readonly []>;
}, "Los datos enviados no son válidos.">;
export declare const changedApplicationsFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    mensaje: v.StringSchema<undefined>;
    aplicantesOfertas: v.NullishSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
    }, "Los datos enviados no son válidos.">, "Los datos enviados no son válidos.">, v.MetadataAction<{
        [x: string]: unknown;
        [x: number]: unknown;
    }[], {
        readonly maxItems: number;
    }>]>, readonly []>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    mensaje: string;
    aplicantesOfertas: {
        [x: string]: unknown;
        [x: number]: unknown;
    }[];
}, import("./fields").RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_aplicantes_ofertas';
    };
    readonly code: {
        readonly kind: 'text';
        readonly wire: 'codigo';
        readonly label: string;
        readonly max: 40;
        readonly isOptional: true;
    };
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
    readonly offer: {
        readonly kind: 'record';
        readonly wire: 'oferta';
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_oferta';
                readonly otherWire: 'id_ofertas';
            };
            readonly title: {
                readonly kind: 'text';
                readonly wire: 'titulo_vacante';
                readonly label: string;
                readonly formLabel: string;
                readonly max: 150;
                readonly required: string;
            };
        };
    };
    readonly salaryExpectation: {
        readonly kind: 'number';
        readonly wire: 'aspiracion_salarial';
        readonly label: string;
    };
    readonly appliedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_aplicacion';
    };
    readonly curriculum: {
        readonly kind: 'file';
        readonly wire: 'path_curriculum';
        readonly label: string;
        readonly isOptional: true;
    };
    readonly status: {
        readonly kind: 'record';
        readonly wire: 'estadoAplicante';
        readonly label: string;
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
    readonly version: {
        readonly kind: 'version';
        readonly wire: 'version';
        readonly isOptional: true;
    };
}>[]>]>;
export declare const changedApplicationsToWire: (message: string, applications: readonly JobApplication[]) => {
    mensaje: string;
    aplicantesOfertas: Readonly<Record<string, unknown>>[];
};
