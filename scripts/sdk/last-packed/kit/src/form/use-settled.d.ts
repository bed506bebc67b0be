export declare function useSettled<T>(value: T): T;
