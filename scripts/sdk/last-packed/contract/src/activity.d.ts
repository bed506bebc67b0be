import * as v from 'valibot';
import type { RecordOf } from './fields';
declare const subjects: {
    readonly offer: 'oferta';
    readonly application: 'postulacion';
    readonly person: 'persona';
};
export type ActivitySubject = keyof typeof subjects;
declare const actions: {
    readonly created: 'creacion';
    readonly updated: 'edicion';
    readonly deleted: 'eliminacion';
    readonly restored: 'restauracion';
};
export type ActivityAction = keyof typeof actions;
export declare const offerActivity: import("./field-changes").ChangeableOf<{
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
export declare const personActivity: import("./field-changes").ChangeableOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_persona';
    };
    readonly firstName: {
        readonly kind: 'text';
        readonly wire: 'nombre';
        readonly label: string;
        readonly max: 255;
        readonly required: string;
        readonly min: 4;
        readonly tooShort: string;
    };
    readonly lastName: {
        readonly kind: 'text';
        readonly wire: 'apellido';
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
    readonly email: {
        readonly kind: 'email';
        readonly wire: 'correo';
        readonly label: string;
        readonly required: string;
        readonly malformed: string;
    };
    readonly createdAt: {
        readonly kind: 'day';
        readonly wire: 'fecha_creacion';
    };
    readonly country: {
        readonly kind: 'choice';
        readonly wire: 'pais';
        readonly label: string;
        readonly formLabel: string;
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
        readonly entry: 'countryId';
        readonly required: string;
        readonly isOptional: true;
    };
    readonly photo: {
        readonly kind: 'file';
        readonly wire: 'foto';
        readonly label: string;
        readonly isOptional: true;
    };
    readonly version: {
        readonly kind: 'version';
        readonly wire: 'version';
        readonly isOptional: true;
    };
}>;
declare const fields: {
    title: {
        readonly kind: 'text';
        readonly wire: 'titulo_vacante';
        readonly label: string;
        readonly formLabel: string;
        readonly max: 150;
        readonly required: string;
    };
    vacancies: {
        readonly kind: 'count';
        readonly wire: 'cantidad_vacantes';
        readonly label: string;
        readonly formLabel: string;
        readonly max: 9999;
        readonly required: string;
        readonly unit: 'vacantes';
    };
    salaryRange: {
        readonly kind: 'text';
        readonly wire: 'rango_salarial';
        readonly label: string;
        readonly max: 120;
        readonly required: string;
    };
    schedule: {
        readonly kind: 'text';
        readonly wire: 'horario';
        readonly label: string;
        readonly max: 120;
        readonly required: string;
    };
    training: {
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
    contractType: {
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
    workMode: {
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
    description: {
        readonly kind: 'lines';
        readonly wire: 'descripcion_vacante';
        readonly label: string;
        readonly formLabel: string;
        readonly max: 10000;
        readonly required: string;
    };
    benefits: {
        readonly kind: 'lines';
        readonly wire: 'beneficios';
        readonly label: string;
        readonly max: 10000;
        readonly required: string;
    };
    countries: {
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
    cities: {
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
    firstName: {
        readonly kind: 'text';
        readonly wire: 'nombre';
        readonly label: string;
        readonly max: 255;
        readonly required: string;
        readonly min: 4;
        readonly tooShort: string;
    };
    lastName: {
        readonly kind: 'text';
        readonly wire: 'apellido';
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
    email: {
        readonly kind: 'email';
        readonly wire: 'correo';
        readonly label: string;
        readonly required: string;
        readonly malformed: string;
    };
    country: {
        readonly kind: 'choice';
        readonly wire: 'pais';
        readonly label: string;
        readonly formLabel: string;
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
        readonly entry: 'countryId';
        readonly required: string;
        readonly isOptional: true;
    };
    photo: {
        readonly kind: 'file';
        readonly wire: 'foto';
        readonly label: string;
        readonly isOptional: true;
    };
    offerStatus: {
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
    skills: {
        wire: string;
        label: string;
    };
    languages: {
        wire: string;
        label: string;
    };
    questions: {
        wire: string;
        label: string;
    };
    applicationStatus: {
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
};
export type ActivityField = keyof typeof fields;
export declare const isActivityField: (name: string) => name is ActivityField;
export declare const activityFieldLabel: (field: ActivityField) => string;
declare const entryFields: {
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id';
    };
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
        readonly kind: 'plain';
        readonly wire: 'accion';
        readonly max: 255;
    };
    readonly subject: {
        readonly kind: 'plain';
        readonly wire: 'sobre';
        readonly max: 255;
    };
    readonly subjectId: {
        readonly kind: 'id';
        readonly wire: 'id_registro';
    };
    readonly title: {
        readonly kind: 'plain';
        readonly wire: 'titulo';
    };
    readonly changes: {
        readonly kind: 'records';
        readonly wire: 'cambios';
        readonly of: {
            readonly field: {
                readonly kind: 'plain';
                readonly wire: 'campo';
                readonly max: 255;
            };
            readonly before: {
                readonly kind: 'plain';
                readonly wire: 'antes';
            };
            readonly after: {
                readonly kind: 'plain';
                readonly wire: 'despues';
            };
        };
    };
};
type Entry = RecordOf<typeof entryFields>;
export type ActivityChange = {
    field: ActivityField;
    before: string;
    after: string;
};
export type ActivityEntry = Omit<Entry, 'action' | 'subject' | 'changes'> & {
    action: ActivityAction;
    subject: ActivitySubject;
    changes: readonly ActivityChange[];
};
export declare const activityPageSize = 20;
export declare const activityPageWire: v.ObjectSchema<{
    content: v.NullishSchema<v.ArraySchema<v.ObjectSchema<{
        [k: string]: v.NullishSchema<v.GenericSchema, {} | undefined>;
    }, "Los datos enviados no son válidos.">, "Los datos enviados no son válidos.">, readonly []>;
    number: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    totalPages: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    first: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
    last: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
}, "Los datos enviados no son válidos.">;
export declare const activityPageFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    content: v.NullishSchema<v.ArraySchema<v.GenericSchema<unknown, ActivityEntry>, "Los datos enviados no son válidos.">, readonly []>;
    number: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    totalPages: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NullishSchema<v.UnionSchema<[v.NumberSchema<undefined>, v.StringSchema<undefined>], "Este dato debe ser un número.">, 0>, v.TransformAction<any, number>, v.NumberSchema<"Este dato debe ser un número.">]>, v.MetadataAction<number, {
        readonly type: "integer";
    }>]>;
    first: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
    last: v.SchemaWithPipe<readonly [v.OptionalSchema<v.UnknownSchema, false>, v.TransformAction<unknown, boolean>, v.BooleanSchema<undefined>]>;
}, "Los datos enviados no son válidos.">, v.TransformAction<{
    content: ActivityEntry[];
    number: number;
    totalPages: number;
    first: boolean;
    last: boolean;
}, import("./page-of").PageOf<ActivityEntry>>]>;
export declare const activityEntryToWire: (entry: ActivityEntry) => Readonly<Record<string, unknown>>;
export type ActivityQuery = {
    of: {
        subject: ActivitySubject;
        id: number;
    } | undefined;
    page: number;
};
export declare const activityQueryFromWire: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly sobre: v.OptionalSchema<v.PicklistSchema<("oferta" | "persona" | "postulacion")[], "El tema no es válido.">, undefined>;
    readonly id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
    readonly page: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.MetadataAction<string, {
        readonly type: "integer";
        readonly minimum: number;
        readonly maximum: number;
    }>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, "0">;
}, undefined>, v.CheckAction<{
    sobre?: "oferta" | "persona" | "postulacion" | undefined;
    id?: number | undefined;
    page: number;
}, "Faltan datos.">, v.TransformAction<{
    sobre?: "oferta" | "persona" | "postulacion" | undefined;
    id?: number | undefined;
    page: number;
}, ActivityQuery>]>;
export declare const activityQueryToWire: ({ of, page }: ActivityQuery) => {
    sobre?: "oferta" | "persona" | "postulacion";
    id?: string;
    page: string;
};
export {};
