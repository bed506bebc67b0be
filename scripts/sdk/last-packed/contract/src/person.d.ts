import type { EntryOf, RecordOf } from './fields';
import { personFields } from './person-fields';
export type Person = RecordOf<typeof personFields>;
export type PersonEntry = EntryOf<typeof personFields>;
export declare const peoplePageSize = 10;
export declare const personWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const personFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
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
}>>]>;
export declare const personToWire: (record: RecordOf<{
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
}>) => import("./fields").Loose;
export declare const personEntryToWire: (entry: PersonEntry, edited?: Pick<Person, 'id' | 'version'>) => {
    id_persona?: number;
    version?: number | undefined;
};
export declare const savedPersonWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const savedPersonFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
    readonly person: {
        readonly kind: 'record';
        readonly wire: 'persona';
        readonly of: {
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
        };
    };
    readonly message: {
        readonly kind: 'plain';
        readonly wire: 'mensaje';
    };
}>>]>;
export declare const savedPersonToWire: (record: RecordOf<{
    readonly person: {
        readonly kind: 'record';
        readonly wire: 'persona';
        readonly of: {
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
        };
    };
    readonly message: {
        readonly kind: 'plain';
        readonly wire: 'mensaje';
    };
}>) => import("./fields").Loose;
