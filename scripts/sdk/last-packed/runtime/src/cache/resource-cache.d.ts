import { type ResourceState } from './resource-states';
export type Resource<T> = {
    readonly key: string;
    readonly load: (signal?: AbortSignal) => Promise<T>;
};
export type ResourceCache = ReturnType<typeof createResourceCache>;
type Options = {
    seed?: Readonly<Record<string, unknown>>;
    isServer?: boolean;
};
export declare function createResourceCache({ seed, isServer }?: Options): {
    isServer: boolean;
    read: (key: string) => ResourceState;
    load: <T>(resource: Resource<T>) => Promise<void>;
    ensure: <T>(resource: Resource<T>) => Promise<void>;
    subscribe: (key: string, listener: () => void) => () => void;
    replace: (key: string, data: unknown) => void;
    forget: () => void;
    snapshot: () => {
        [k: string]: {} | null;
    };
    failures: () => {}[];
};
export {};
