export declare class HttpError extends Error {
    readonly status: number | undefined;
    readonly body: unknown;
    readonly isHandled: boolean;
    constructor(failure: {
        message: string;
        status?: number;
        body?: unknown;
        isHandled?: boolean;
    });
}
