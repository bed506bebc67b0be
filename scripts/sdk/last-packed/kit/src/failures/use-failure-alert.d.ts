export declare function useFailureAlert(error: unknown, text: string, title?: string): void;
