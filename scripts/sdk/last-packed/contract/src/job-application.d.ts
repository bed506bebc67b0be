import type { RecordOf } from './fields';
import { jobApplicationFields } from './job-application-fields';
export type JobApplication = RecordOf<typeof jobApplicationFields>;
export declare const jobApplicationWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const toJobApplication: (wire: import("./fields").Loose) => RecordOf<{
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
}>;
export declare const jobApplicationFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
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
}>>]>;
export declare const jobApplicationToWire: (record: RecordOf<{
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
}>) => import("./fields").Loose;
