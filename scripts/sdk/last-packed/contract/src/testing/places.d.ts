export declare const chile: {
    id: number;
    name: string;
};
export declare const colombia: {
    id: number;
    name: string;
};
export declare const peru: {
    id: number;
    name: string;
};
export declare const santiago: {
    id: number;
    name: string;
    country: {
        id: number;
        name: string;
    };
};
export declare const valparaiso: {
    id: number;
    name: string;
    country: {
        id: number;
        name: string;
    };
};
export declare const bogota: {
    id: number;
    name: string;
    country: {
        id: number;
        name: string;
    };
};
export declare const lima: {
    id: number;
    name: string;
    country: {
        id: number;
        name: string;
    };
};
