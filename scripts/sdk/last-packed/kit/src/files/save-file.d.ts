export declare function saveFile(content: Blob, fileName: string): void;
