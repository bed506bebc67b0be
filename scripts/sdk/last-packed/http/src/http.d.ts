import { type AxiosAdapter } from 'axios';
export type HttpOptions = {
    headers?: Record<string, string>;
    signal?: AbortSignal | undefined;
    auth?: {
        username: string;
        password: string;
    };
    responseType?: 'blob';
    keepalive?: boolean;
    onProgress?: ((percent: number) => void) | undefined;
    onAnswer?: (header: (name: string) => unknown) => void;
};
export declare const configureHttp: (defaults: {
    baseURL?: string;
    adapter?: AxiosAdapter;
}) => undefined;
export declare const http: {
    get: (url: string, options?: HttpOptions) => Promise<unknown>;
    post: (url: string, data: unknown, options?: HttpOptions) => Promise<unknown>;
    put: (url: string, data: unknown, options?: HttpOptions) => Promise<unknown>;
    delete: (url: string, options?: HttpOptions) => Promise<unknown>;
};
