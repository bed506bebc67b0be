export declare const skillFields: {
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_conocimientos";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "conocimientos";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
};
export declare const questionFields: {
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_pregunta";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "des_pregunta";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
};
export declare const languageFields: {
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_idioma";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "nombre_idioma";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
};
export declare const levelFields: {
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_nivel";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "descripcion_nivel";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
};
