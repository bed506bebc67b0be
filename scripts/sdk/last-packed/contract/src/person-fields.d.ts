export declare const personFields: {
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
