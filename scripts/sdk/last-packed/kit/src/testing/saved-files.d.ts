type SavedFile = {
    name: string;
    content: Blob;
};
export declare function savedFiles(): readonly SavedFile[];
export {};
