export declare function useUnsavedGuard(isUnsaved: boolean, isSaving: boolean): void;
export declare const confirmLeaving: () => Promise<boolean>;
