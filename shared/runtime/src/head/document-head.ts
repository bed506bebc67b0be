import { createContext, useContext } from 'react';

/** Metadata of a page for search engines and link previews. */
export type PageDescription = {
  /** Path of the page on this site, without the origin. */
  readonly path: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** True if search engines may list the page. */
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

/** Provides the `DocumentHead` to its children. Rendered by the shell. */
export const DocumentHeadProvider = DocumentHeadContext.Provider;

/**
 * Returns the document head of the nearest provider. Without one, descriptions are ignored and the
 * origin is empty.
 */
export const useDocumentHead = () => useContext(DocumentHeadContext);
