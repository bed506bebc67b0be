export type ResourceState = {
    readonly data?: unknown;
    readonly error?: unknown;
};
type Options = {
    seed: Readonly<Record<string, unknown>>;
    isShown: (key: string) => boolean;
    isBounded: boolean;
};
export declare function createResourceStates({ seed, isShown, isBounded }: Options): {
    read: (key: string) => ResourceState;
    put: (key: string, state: ResourceState) => void;
    drop: (key: string) => boolean;
    keys: () => string[];
    snapshot: () => {
        [k: string]: {} | null;
    };
    failures: () => {}[];
};
export {};
