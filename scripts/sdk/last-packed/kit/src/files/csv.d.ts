type Value = string | number;
type Row = readonly Value[];
export declare const toCsv: (rows: readonly Row[]) => Blob;
export declare const csvLines: (rows: readonly Row[]) => string;
export declare const csvFile: (parts: readonly string[]) => Blob;
export {};
