export declare const ResourceCacheProvider: import("react").Provider<{
    isServer: boolean;
    read: (key: string) => import("./resource-states").ResourceState;
    load: <T>(resource: import("./resource-cache").Resource<T>) => Promise<void>;
    ensure: <T>(resource: import("./resource-cache").Resource<T>) => Promise<void>;
    subscribe: (key: string, listener: () => void) => () => void;
    replace: (key: string, data: unknown) => void;
    forget: () => void;
    snapshot: () => {
        [k: string]: {} | null;
    };
    failures: () => {}[];
}>;
export declare const useResourceCache: () => {
    isServer: boolean;
    read: (key: string) => import("./resource-states").ResourceState;
    load: <T>(resource: import("./resource-cache").Resource<T>) => Promise<void>;
    ensure: <T>(resource: import("./resource-cache").Resource<T>) => Promise<void>;
    subscribe: (key: string, listener: () => void) => () => void;
    replace: (key: string, data: unknown) => void;
    forget: () => void;
    snapshot: () => {
        [k: string]: {} | null;
    };
    failures: () => {}[];
};
