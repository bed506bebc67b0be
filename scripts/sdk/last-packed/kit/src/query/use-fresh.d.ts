export declare function useFresh<T>(load: () => Promise<T>): {
    data: T | undefined;
    error: unknown;
    replace: (data: T) => void;
    reload: () => Promise<void>;
};
