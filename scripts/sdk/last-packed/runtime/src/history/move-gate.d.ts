type Keeper = (move: PopStateEvent) => void;
export declare function keepMoves(next: Keeper): () => void;
export {};
