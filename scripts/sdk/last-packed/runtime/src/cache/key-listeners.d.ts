export declare function createKeyListeners(onLeft: (key: string) => void): {
    isShown: (key: string) => boolean;
    tell: (key: string) => void | undefined;
    subscribe: (key: string, listener: () => void) => () => void;
};
