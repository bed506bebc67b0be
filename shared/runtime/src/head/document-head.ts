import { createContext, useContext } from 'react';

/** What a page says of itself for search engines and for previews of its link. */
export type PageDescription = {
  /** Of the page's address. */
  readonly path: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** Search engines may list the page. */
  readonly isIndexed: boolean;
  /** Entities of schema.org that the page is about. */
  readonly structuredData?: readonly object[];
};

/** The head of the document that a page is in: the browser's, or one that the server writes. */
export type DocumentHead = {
  /** The server takes what a page says while it renders; in the browser that is an effect. */
  readonly isServer: boolean;
  /** Where the public reaches the site, such as `https://example.org`. */
  readonly origin: string;
  readonly describe: (page: PageDescription) => void;
};

const DocumentHeadContext = createContext<DocumentHead>({
  isServer: false,
  origin: '',
  describe: () => undefined,
});

export const DocumentHeadProvider = DocumentHeadContext.Provider;
export const useDocumentHead = () => useContext(DocumentHeadContext);
