export type Renewal = 'renewed' | 'declined' | 'unasked';
type Renewer = () => Promise<Renewal>;
export declare function onRenewalAsked(next: Renewer): () => void;
export declare function askRenewal(): Promise<Renewal>;
export declare const hasUnsavedWork: () => boolean;
export {};
