export declare const serverNow: () => number;
export declare function compareClocks(madeAt: number | undefined): number;
export declare function restoreClock(difference: number): number;
