export declare const named: <Id extends string, Name extends string>(id: Id, name: Name) => {
    readonly id: {
        readonly kind: 'id';
        readonly wire: Id;
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: Name;
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
};
export declare const trainingFields: {
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
export declare const contractTypeFields: {
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
export declare const offerStatusFields: {
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
export declare const workModeFields: {
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
export declare const countryFields: {
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
export declare const cityFields: {
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
