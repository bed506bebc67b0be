export declare const applicantExportToWire: (record: import("./fields").RecordOf<{
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
    readonly exportedAt: {
        readonly kind: 'moment';
        readonly wire: 'exportado';
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
            readonly file: {
                readonly kind: 'file';
                readonly wire: 'archivo';
                readonly isOptional: true;
            };
        };
    };
    readonly uses: {
        readonly kind: 'records';
        readonly wire: 'historial';
        readonly of: {
            at: {
                readonly kind: 'moment';
                readonly wire: 'fecha';
            };
            action: {
                readonly kind: 'word';
                readonly wire: 'accion';
                readonly words: {
                    readonly download: 'descarga';
                    readonly export: 'exportacion';
                    readonly correction: 'correccion';
                    readonly anonymisation: 'anonimizacion';
                };
            };
            offer: {
                readonly kind: 'plain';
                readonly wire: 'oferta';
                readonly max: 150;
                readonly isOptional: true;
            };
        };
    };
    readonly contactRequests: {
        readonly kind: 'records';
        readonly wire: 'solicitudes_de_contacto';
        readonly of: {
            readonly name: {
                readonly kind: 'plain';
                readonly wire: 'nombre';
                readonly max: 255;
            };
            readonly email: {
                readonly kind: 'plain';
                readonly wire: 'email';
                readonly max: 254;
            };
            readonly phone: {
                readonly kind: 'plain';
                readonly wire: 'celular';
                readonly max: 40;
            };
            readonly description: {
                readonly kind: 'plain';
                readonly wire: 'descripcion';
                readonly max: 4000;
            };
            readonly receivedAt: {
                readonly kind: 'moment';
                readonly wire: 'fecha';
            };
            readonly answeredAt: {
                readonly kind: 'moment';
                readonly wire: 'fecha_atencion';
                readonly isOptional: true;
            };
        };
    };
    readonly privacyRequests: {
        readonly kind: 'records';
        readonly wire: 'solicitudes_de_privacidad';
        readonly of: {
            readonly receivedAt: {
                readonly kind: 'moment';
                readonly wire: 'fecha';
            };
            readonly answeredAt: {
                readonly kind: 'moment';
                readonly wire: 'fecha_atencion';
                readonly isOptional: true;
            };
            readonly kind: {
                readonly kind: 'word';
                readonly wire: 'tipo';
                readonly words: {
                    readonly access: 'acceso';
                    readonly rectification: 'rectificacion';
                    readonly erasure: 'eliminacion';
                };
            };
            readonly name: {
                readonly kind: 'plain';
                readonly wire: 'nombre';
                readonly max: 255;
            };
            readonly email: {
                readonly kind: 'plain';
                readonly wire: 'email';
                readonly max: 254;
            };
            readonly code: {
                readonly kind: 'plain';
                readonly wire: 'codigo_postulacion';
                readonly max: 40;
            };
            readonly details: {
                readonly kind: 'plain';
                readonly wire: 'detalle';
                readonly max: 2000;
            };
        };
    };
}>) => import("./fields").Loose;
