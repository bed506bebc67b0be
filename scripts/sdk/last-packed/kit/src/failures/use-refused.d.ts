export declare function useRefused(error: unknown, listPath: string): void;
