export declare const refusalMessages: {
    readonly 400: string;
    readonly 404: string;
    readonly 405: string;
    readonly 408: string;
    readonly 413: string;
    readonly 414: string;
    readonly 415: string;
    readonly 417: string;
    readonly 421: string;
    readonly 431: string;
    readonly 500: string;
    readonly 502: string;
    readonly 503: string;
};
export declare const noSpaceForFile: string;
export type RefusalStatus = keyof typeof refusalMessages;
export declare function refusalStatus(status: number): RefusalStatus;
