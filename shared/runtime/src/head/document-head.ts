import { createContext, useContext } from 'react';

/** Metadata of a page for search engines and link previews. */
export type PageDescription = {
  readonly path: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly isIndexed: boolean;
  /** schema.org entities that the page describes. */
  readonly structuredData?: readonly object[];
};

/** The document head: the browser's, or the one that the server writes. */
export type DocumentHead = {
  /**
   * The server collects descriptions during rendering; in the browser `describe` runs in an effect.
   */
  readonly isServer: boolean;
  /** Public origin of the site, such as `https://example.org`. */
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
