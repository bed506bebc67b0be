export type PageDescription = {
    readonly path: string;
    readonly title: string;
    readonly description?: string | undefined;
    readonly isIndexed: boolean;
    readonly structuredData?: readonly object[];
};
export type DocumentHead = {
    readonly isServer: boolean;
    readonly origin: string;
    readonly describe: (page: PageDescription) => void;
};
export declare const DocumentHeadProvider: import("react").Provider<DocumentHead>;
export declare const useDocumentHead: () => DocumentHead;
