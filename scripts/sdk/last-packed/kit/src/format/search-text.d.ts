export declare const searchText: (text: string) => string;
