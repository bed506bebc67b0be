export declare const maxCallBytes: number;
export declare const maxUploadBytes: number;
