type Listener = (ids: readonly number[]) => void;
export declare function followApplications(listener: Listener): () => void;
export {};
