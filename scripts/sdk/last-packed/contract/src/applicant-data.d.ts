import type { RecordOf } from './fields';
declare const givenAnswerFields: {
    readonly question: {
        readonly kind: 'plain';
        readonly wire: 'pregunta';
        readonly max: 255;
    };
    readonly text: {
        readonly kind: 'plain';
        readonly wire: 'respuesta';
        readonly max: 4000;
    };
};
export type GivenAnswer = RecordOf<typeof givenAnswerFields>;
declare const consentFields: {
    readonly policyVersion: {
        readonly kind: 'day';
        readonly wire: 'version_politica';
    };
    readonly joinsTalentPool: {
        readonly kind: 'flag';
        readonly wire: 'bolsa_talento';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
};
export type Consent = RecordOf<typeof consentFields>;
export declare const applicationDataFields: {
    readonly application: {
        readonly kind: 'record';
        readonly wire: 'postulacion';
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
    };
    readonly curriculumTitle: {
        readonly kind: 'plain';
        readonly wire: 'nombre_curriculum';
        readonly max: 255;
        readonly isOptional: true;
    };
    readonly answers: {
        readonly kind: 'records';
        readonly wire: 'respuestas';
        readonly of: {
            readonly question: {
                readonly kind: 'plain';
                readonly wire: 'pregunta';
                readonly max: 255;
            };
            readonly text: {
                readonly kind: 'plain';
                readonly wire: 'respuesta';
                readonly max: 4000;
            };
        };
    };
    readonly consent: {
        readonly kind: 'record';
        readonly wire: 'consentimiento';
        readonly of: {
            readonly policyVersion: {
                readonly kind: 'day';
                readonly wire: 'version_politica';
            };
            readonly joinsTalentPool: {
                readonly kind: 'flag';
                readonly wire: 'bolsa_talento';
            };
            readonly answeredAt: {
                readonly kind: 'moment';
                readonly wire: 'fecha';
            };
        };
        readonly isOptional: true;
    };
};
export type ApplicationData = RecordOf<typeof applicationDataFields>;
declare const retentionClockFields: {
    readonly months: {
        readonly kind: 'integer';
        readonly wire: 'meses';
    };
    readonly isNeeded: {
        readonly kind: 'flag';
        readonly wire: 'en_proceso';
    };
    readonly anonymisedFrom: {
        readonly kind: 'moment';
        readonly wire: 'fecha_anonimizacion';
        readonly isOptional: true;
    };
    readonly talentPoolUntil: {
        readonly kind: 'moment';
        readonly wire: 'bolsa_talento_hasta';
        readonly isOptional: true;
    };
};
export type RetentionClock = RecordOf<typeof retentionClockFields>;
declare const dataActions: {
    readonly download: 'descarga';
    readonly export: 'exportacion';
    readonly correction: 'correccion';
    readonly anonymisation: 'anonimizacion';
};
export type DataAction = keyof typeof dataActions;
export declare const dataUseFields: {
    readonly at: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly actor: {
        readonly kind: 'plain';
        readonly wire: 'autor';
        readonly max: number;
        readonly isOptional: true;
    };
    readonly action: {
        readonly kind: 'word';
        readonly wire: 'accion';
        readonly words: {
            readonly download: 'descarga';
            readonly export: 'exportacion';
            readonly correction: 'correccion';
            readonly anonymisation: 'anonimizacion';
        };
    };
    readonly offer: {
        readonly kind: 'plain';
        readonly wire: 'oferta';
        readonly max: 150;
        readonly isOptional: true;
    };
};
export type DataUse = RecordOf<typeof dataUseFields>;
export declare const applicantDataFields: {
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
    readonly createdAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_registro';
    };
    readonly anonymisedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_anonimizado';
        readonly isOptional: true;
    };
    readonly clock: {
        readonly kind: 'record';
        readonly wire: 'plazo';
        readonly of: {
            readonly months: {
                readonly kind: 'integer';
                readonly wire: 'meses';
            };
            readonly isNeeded: {
                readonly kind: 'flag';
                readonly wire: 'en_proceso';
            };
            readonly anonymisedFrom: {
                readonly kind: 'moment';
                readonly wire: 'fecha_anonimizacion';
                readonly isOptional: true;
            };
            readonly talentPoolUntil: {
                readonly kind: 'moment';
                readonly wire: 'bolsa_talento_hasta';
                readonly isOptional: true;
            };
        };
    };
    readonly applications: {
        readonly kind: 'records';
        readonly wire: 'postulaciones';
        readonly of: {
            readonly application: {
                readonly kind: 'record';
                readonly wire: 'postulacion';
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
            };
            readonly curriculumTitle: {
                readonly kind: 'plain';
                readonly wire: 'nombre_curriculum';
                readonly max: 255;
                readonly isOptional: true;
            };
            readonly answers: {
                readonly kind: 'records';
                readonly wire: 'respuestas';
                readonly of: {
                    readonly question: {
                        readonly kind: 'plain';
                        readonly wire: 'pregunta';
                        readonly max: 255;
                    };
                    readonly text: {
                        readonly kind: 'plain';
                        readonly wire: 'respuesta';
                        readonly max: 4000;
                    };
                };
            };
            readonly consent: {
                readonly kind: 'record';
                readonly wire: 'consentimiento';
                readonly of: {
                    readonly policyVersion: {
                        readonly kind: 'day';
                        readonly wire: 'version_politica';
                    };
                    readonly joinsTalentPool: {
                        readonly kind: 'flag';
                        readonly wire: 'bolsa_talento';
                    };
                    readonly answeredAt: {
                        readonly kind: 'moment';
                        readonly wire: 'fecha';
                    };
                };
                readonly isOptional: true;
            };
        };
    };
    readonly uses: {
        readonly kind: 'records';
        readonly wire: 'historial';
        readonly of: {
            readonly at: {
                readonly kind: 'moment';
                readonly wire: 'fecha';
            };
            readonly actor: {
                readonly kind: 'plain';
                readonly wire: 'autor';
                readonly max: number;
                readonly isOptional: true;
            };
            readonly action: {
                readonly kind: 'word';
                readonly wire: 'accion';
                readonly words: {
                    readonly download: 'descarga';
                    readonly export: 'exportacion';
                    readonly correction: 'correccion';
                    readonly anonymisation: 'anonimizacion';
                };
            };
            readonly offer: {
                readonly kind: 'plain';
                readonly wire: 'oferta';
                readonly max: 150;
                readonly isOptional: true;
            };
        };
    };
};
export type ApplicantData = RecordOf<typeof applicantDataFields>;
export declare const applicantDataWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const applicantDataFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
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
    readonly createdAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_registro';
    };
    readonly anonymisedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_anonimizado';
        readonly isOptional: true;
    };
    readonly clock: {
        readonly kind: 'record';
        readonly wire: 'plazo';
        readonly of: {
            readonly months: {
                readonly kind: 'integer';
                readonly wire: 'meses';
            };
            readonly isNeeded: {
                readonly kind: 'flag';
                readonly wire: 'en_proceso';
            };
            readonly anonymisedFrom: {
                readonly kind: 'moment';
                readonly wire: 'fecha_anonimizacion';
                readonly isOptional: true;
            };
            readonly talentPoolUntil: {
                readonly kind: 'moment';
                readonly wire: 'bolsa_talento_hasta';
                readonly isOptional: true;
            };
        };
    };
    readonly applications: {
        readonly kind: 'records';
        readonly wire: 'postulaciones';
        readonly of: {
            readonly application: {
                readonly kind: 'record';
                readonly wire: 'postulacion';
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
            };
            readonly curriculumTitle: {
                readonly kind: 'plain';
                readonly wire: 'nombre_curriculum';
                readonly max: 255;
                readonly isOptional: true;
            };
            readonly answers: {
                readonly kind: 'records';
                readonly wire: 'respuestas';
                readonly of: {
                    readonly question: {
                        readonly kind: 'plain';
                        readonly wire: 'pregunta';
                        readonly max: 255;
                    };
                    readonly text: {
                        readonly kind: 'plain';
                        readonly wire: 'respuesta';
                        readonly max: 4000;
                    };
                };
            };
            readonly consent: {
                readonly kind: 'record';
                readonly wire: 'consentimiento';
                readonly of: {
                    readonly policyVersion: {
                        readonly kind: 'day';
                        readonly wire: 'version_politica';
                    };
                    readonly joinsTalentPool: {
                        readonly kind: 'flag';
                        readonly wire: 'bolsa_talento';
                    };
                    readonly answeredAt: {
                        readonly kind: 'moment';
                        readonly wire: 'fecha';
                    };
                };
                readonly isOptional: true;
            };
        };
    };
    readonly uses: {
        readonly kind: 'records';
        readonly wire: 'historial';
        readonly of: {
            readonly at: {
                readonly kind: 'moment';
                readonly wire: 'fecha';
            };
            readonly actor: {
                readonly kind: 'plain';
                readonly wire: 'autor';
                readonly max: number;
                readonly isOptional: true;
            };
            readonly action: {
                readonly kind: 'word';
                readonly wire: 'accion';
                readonly words: {
                    readonly download: 'descarga';
                    readonly export: 'exportacion';
                    readonly correction: 'correccion';
                    readonly anonymisation: 'anonimizacion';
                };
            };
            readonly offer: {
                readonly kind: 'plain';
                readonly wire: 'oferta';
                readonly max: 150;
                readonly isOptional: true;
            };
        };
    };
}>>]>;
export declare const applicantDataToWire: (record: RecordOf<{
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
    readonly createdAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_registro';
    };
    readonly anonymisedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_anonimizado';
        readonly isOptional: true;
    };
    readonly clock: {
        readonly kind: 'record';
        readonly wire: 'plazo';
        readonly of: {
            readonly months: {
                readonly kind: 'integer';
                readonly wire: 'meses';
            };
            readonly isNeeded: {
                readonly kind: 'flag';
                readonly wire: 'en_proceso';
            };
            readonly anonymisedFrom: {
                readonly kind: 'moment';
                readonly wire: 'fecha_anonimizacion';
                readonly isOptional: true;
            };
            readonly talentPoolUntil: {
                readonly kind: 'moment';
                readonly wire: 'bolsa_talento_hasta';
                readonly isOptional: true;
            };
        };
    };
    readonly applications: {
        readonly kind: 'records';
        readonly wire: 'postulaciones';
        readonly of: {
            readonly application: {
                readonly kind: 'record';
                readonly wire: 'postulacion';
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
            };
            readonly curriculumTitle: {
                readonly kind: 'plain';
                readonly wire: 'nombre_curriculum';
                readonly max: 255;
                readonly isOptional: true;
            };
            readonly answers: {
                readonly kind: 'records';
                readonly wire: 'respuestas';
                readonly of: {
                    readonly question: {
                        readonly kind: 'plain';
                        readonly wire: 'pregunta';
                        readonly max: 255;
                    };
                    readonly text: {
                        readonly kind: 'plain';
                        readonly wire: 'respuesta';
                        readonly max: 4000;
                    };
                };
            };
            readonly consent: {
                readonly kind: 'record';
                readonly wire: 'consentimiento';
                readonly of: {
                    readonly policyVersion: {
                        readonly kind: 'day';
                        readonly wire: 'version_politica';
                    };
                    readonly joinsTalentPool: {
                        readonly kind: 'flag';
                        readonly wire: 'bolsa_talento';
                    };
                    readonly answeredAt: {
                        readonly kind: 'moment';
                        readonly wire: 'fecha';
                    };
                };
                readonly isOptional: true;
            };
        };
    };
    readonly uses: {
        readonly kind: 'records';
        readonly wire: 'historial';
        readonly of: {
            readonly at: {
                readonly kind: 'moment';
                readonly wire: 'fecha';
            };
            readonly actor: {
                readonly kind: 'plain';
                readonly wire: 'autor';
                readonly max: number;
                readonly isOptional: true;
            };
            readonly action: {
                readonly kind: 'word';
                readonly wire: 'accion';
                readonly words: {
                    readonly download: 'descarga';
                    readonly export: 'exportacion';
                    readonly correction: 'correccion';
                    readonly anonymisation: 'anonimizacion';
                };
            };
            readonly offer: {
                readonly kind: 'plain';
                readonly wire: 'oferta';
                readonly max: 150;
                readonly isOptional: true;
            };
        };
    };
}>) => import("./fields").Loose;
export {};
