export type AccessProblem = 'unauthenticated' | 'forbidden' | 'invalid-token' | 'expired' | 'unasked';
type Listener = (problem: AccessProblem) => void;
export declare const reportAccessProblem: (problem: AccessProblem) => void;
export declare function onAccessProblem(listener: Listener): () => undefined;
export {};
