import { useDocumentHead, useLocation, type PageDescription } from '@portal/runtime';
import { useEffect } from 'react';
import { PageTitle } from './page-title';

type PageHeadProps = Omit<PageDescription, 'path' | 'structuredData'> & {
  /** Made from the public address of the site, which the entities refer to. */
  structuredData?: (origin: string) => readonly object[];
};

/**
 * What a page that is made of data says of itself. A script rendered by React would break under
 * Trusted Types, so its entities are handed to whoever writes the document's head.
 */
export function PageHead({ structuredData, ...page }: PageHeadProps) {
  const head = useDocumentHead();
  const { pathname: path } = useLocation();
  const describe = () =>
    head.describe({ ...page, path, structuredData: structuredData?.(head.origin) ?? [] });

  if (head.isServer) describe();
  useEffect(describe);
  return <PageTitle text={page.title} />;
}
