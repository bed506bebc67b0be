export type Versioned = {
    version: number | undefined;
};
export declare const toVersion: (wire: {
    version?: number | null | undefined;
}) => Versioned;
export declare const savedMeanwhile: string;
