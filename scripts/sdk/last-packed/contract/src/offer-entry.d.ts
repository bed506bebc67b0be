import type { FormValuesOf } from './fields';
import type { Offer } from './offer';
import { offerFields } from './offer-fields';
export declare const offerEntry: import("valibot").GenericSchema<FormValuesOf<{
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
    readonly vacancies: {
        readonly kind: 'count';
        readonly wire: 'cantidad_vacantes';
        readonly label: string;
        readonly formLabel: string;
        readonly max: 9999;
        readonly required: string;
        readonly unit: 'vacantes';
    };
    readonly salaryRange: {
        readonly kind: 'text';
        readonly wire: 'rango_salarial';
        readonly label: string;
        readonly max: 120;
        readonly required: string;
    };
    readonly schedule: {
        readonly kind: 'text';
        readonly wire: 'horario';
        readonly label: string;
        readonly max: 120;
        readonly required: string;
    };
    readonly training: {
        readonly kind: 'choice';
        readonly wire: 'formacion';
        readonly label: string;
        readonly formLabel: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_formacion";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "nombre_formacion";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'trainingId';
        readonly required: string;
    };
    readonly contractType: {
        readonly kind: 'choice';
        readonly wire: 'tipoContrato';
        readonly label: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_tipo_contrato";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "tipo_contrato";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'contractTypeId';
        readonly required: string;
    };
    readonly status: {
        readonly kind: 'choice';
        readonly wire: 'estado';
        readonly label: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_estado";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "estado";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'statusId';
        readonly required: string;
    };
    readonly workMode: {
        readonly kind: 'choice';
        readonly wire: 'modalidadTrabajo';
        readonly label: string;
        readonly formLabel: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_modalidad_trabajo";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "modalidad_trabajo";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'workModeId';
        readonly required: string;
    };
    readonly description: {
        readonly kind: 'lines';
        readonly wire: 'descripcion_vacante';
        readonly label: string;
        readonly formLabel: string;
        readonly max: 10000;
        readonly required: string;
    };
    readonly benefits: {
        readonly kind: 'lines';
        readonly wire: 'beneficios';
        readonly label: string;
        readonly max: 10000;
        readonly required: string;
    };
    readonly countries: {
        readonly kind: 'places';
        readonly wire: 'paises';
        readonly label: string;
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
        readonly entry: 'countryIds';
        readonly max: 250;
    };
    readonly cities: {
        readonly kind: 'places';
        readonly wire: 'ciudades';
        readonly label: string;
        readonly of: {
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
        };
        readonly entry: 'cityIds';
        readonly max: 1000;
    };
    readonly createdAt: {
        readonly kind: 'day';
        readonly wire: 'fecha_creacion_oferta';
        readonly label: string;
    };
    readonly creatorId: {
        readonly kind: 'reference';
        readonly wire: 'persona';
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_persona';
                readonly isOptional: true;
            };
        };
        readonly isOptional: true;
    };
    readonly version: {
        readonly kind: 'version';
        readonly wire: 'version';
        readonly isOptional: true;
    };
}>, import("./fields").EntryOf<{
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
    readonly vacancies: {
        readonly kind: 'count';
        readonly wire: 'cantidad_vacantes';
        readonly label: string;
        readonly formLabel: string;
        readonly max: 9999;
        readonly required: string;
        readonly unit: 'vacantes';
    };
    readonly salaryRange: {
        readonly kind: 'text';
        readonly wire: 'rango_salarial';
        readonly label: string;
        readonly max: 120;
        readonly required: string;
    };
    readonly schedule: {
        readonly kind: 'text';
        readonly wire: 'horario';
        readonly label: string;
        readonly max: 120;
        readonly required: string;
    };
    readonly training: {
        readonly kind: 'choice';
        readonly wire: 'formacion';
        readonly label: string;
        readonly formLabel: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_formacion";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "nombre_formacion";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'trainingId';
        readonly required: string;
    };
    readonly contractType: {
        readonly kind: 'choice';
        readonly wire: 'tipoContrato';
        readonly label: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_tipo_contrato";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "tipo_contrato";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'contractTypeId';
        readonly required: string;
    };
    readonly status: {
        readonly kind: 'choice';
        readonly wire: 'estado';
        readonly label: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_estado";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "estado";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'statusId';
        readonly required: string;
    };
    readonly workMode: {
        readonly kind: 'choice';
        readonly wire: 'modalidadTrabajo';
        readonly label: string;
        readonly formLabel: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_modalidad_trabajo";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "modalidad_trabajo";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'workModeId';
        readonly required: string;
    };
    readonly description: {
        readonly kind: 'lines';
        readonly wire: 'descripcion_vacante';
        readonly label: string;
        readonly formLabel: string;
        readonly max: 10000;
        readonly required: string;
    };
    readonly benefits: {
        readonly kind: 'lines';
        readonly wire: 'beneficios';
        readonly label: string;
        readonly max: 10000;
        readonly required: string;
    };
    readonly countries: {
        readonly kind: 'places';
        readonly wire: 'paises';
        readonly label: string;
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
        readonly entry: 'countryIds';
        readonly max: 250;
    };
    readonly cities: {
        readonly kind: 'places';
        readonly wire: 'ciudades';
        readonly label: string;
        readonly of: {
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
        };
        readonly entry: 'cityIds';
        readonly max: 1000;
    };
    readonly createdAt: {
        readonly kind: 'day';
        readonly wire: 'fecha_creacion_oferta';
        readonly label: string;
    };
    readonly creatorId: {
        readonly kind: 'reference';
        readonly wire: 'persona';
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_persona';
                readonly isOptional: true;
            };
        };
        readonly isOptional: true;
    };
    readonly version: {
        readonly kind: 'version';
        readonly wire: 'version';
        readonly isOptional: true;
    };
}>>;
export declare const offerFormFields: Record<"benefits" | "contractTypeId" | "description" | "salaryRange" | "schedule" | "statusId" | "title" | "trainingId" | "vacancies" | "workModeId", {
    label: string;
    isRequired: boolean;
}>;
export type OfferFormValues = FormValuesOf<typeof offerFields>;
export declare const offerFormValues: (offer: Offer | undefined) => FormValuesOf<{
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
    readonly vacancies: {
        readonly kind: 'count';
        readonly wire: 'cantidad_vacantes';
        readonly label: string;
        readonly formLabel: string;
        readonly max: 9999;
        readonly required: string;
        readonly unit: 'vacantes';
    };
    readonly salaryRange: {
        readonly kind: 'text';
        readonly wire: 'rango_salarial';
        readonly label: string;
        readonly max: 120;
        readonly required: string;
    };
    readonly schedule: {
        readonly kind: 'text';
        readonly wire: 'horario';
        readonly label: string;
        readonly max: 120;
        readonly required: string;
    };
    readonly training: {
        readonly kind: 'choice';
        readonly wire: 'formacion';
        readonly label: string;
        readonly formLabel: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_formacion";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "nombre_formacion";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'trainingId';
        readonly required: string;
    };
    readonly contractType: {
        readonly kind: 'choice';
        readonly wire: 'tipoContrato';
        readonly label: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_tipo_contrato";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "tipo_contrato";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'contractTypeId';
        readonly required: string;
    };
    readonly status: {
        readonly kind: 'choice';
        readonly wire: 'estado';
        readonly label: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_estado";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "estado";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'statusId';
        readonly required: string;
    };
    readonly workMode: {
        readonly kind: 'choice';
        readonly wire: 'modalidadTrabajo';
        readonly label: string;
        readonly formLabel: string;
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: "id_modalidad_trabajo";
            };
            readonly name: {
                readonly kind: 'text';
                readonly wire: "modalidad_trabajo";
                readonly label: string;
                readonly max: 255;
                readonly required: string;
            };
        };
        readonly entry: 'workModeId';
        readonly required: string;
    };
    readonly description: {
        readonly kind: 'lines';
        readonly wire: 'descripcion_vacante';
        readonly label: string;
        readonly formLabel: string;
        readonly max: 10000;
        readonly required: string;
    };
    readonly benefits: {
        readonly kind: 'lines';
        readonly wire: 'beneficios';
        readonly label: string;
        readonly max: 10000;
        readonly required: string;
    };
    readonly countries: {
        readonly kind: 'places';
        readonly wire: 'paises';
        readonly label: string;
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
        readonly entry: 'countryIds';
        readonly max: 250;
    };
    readonly cities: {
        readonly kind: 'places';
        readonly wire: 'ciudades';
        readonly label: string;
        readonly of: {
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
        };
        readonly entry: 'cityIds';
        readonly max: 1000;
    };
    readonly createdAt: {
        readonly kind: 'day';
        readonly wire: 'fecha_creacion_oferta';
        readonly label: string;
    };
    readonly creatorId: {
        readonly kind: 'reference';
        readonly wire: 'persona';
        readonly of: {
            readonly id: {
                readonly kind: 'id';
                readonly wire: 'id_persona';
                readonly isOptional: true;
            };
        };
        readonly isOptional: true;
    };
    readonly version: {
        readonly kind: 'version';
        readonly wire: 'version';
        readonly isOptional: true;
    };
}>;
