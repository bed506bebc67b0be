export declare function useMedia(query: string, onServer: boolean): boolean;
