export type JobApplicationUpload = {
    applicantId: number;
    offerId: number;
    salaryExpectation: number;
    curriculum: File;
};
export declare const curriculumField = "path_curriculum";
export declare const jobApplicationUploadToWire: (upload: JobApplicationUpload) => {
    aspiracion_salarial: string;
    id_aplicantes: string;
    id_oferta: string;
    id_estado_aplicante: string;
    path_curriculum: File;
};
export declare const savedJobApplicationWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const savedJobApplicationFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, import("./fields").RecordOf<{
    readonly application: {
        readonly kind: 'record';
        readonly wire: 'aplicanteOferta';
        readonly of: {
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
        };
        readonly isOptional: true;
    };
    readonly message: {
        readonly kind: 'plain';
        readonly wire: 'mensaje';
    };
}>>]>;
export declare const savedJobApplicationToWire: (record: import("./fields").RecordOf<{
    readonly application: {
        readonly kind: 'record';
        readonly wire: 'aplicanteOferta';
        readonly of: {
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
        };
        readonly isOptional: true;
    };
    readonly message: {
        readonly kind: 'plain';
        readonly wire: 'mensaje';
    };
}>) => import("./fields").Loose;
