import { PageTitle } from '@portal/kit/ui/page-title';
import { useDocumentHead, useLocation } from '@portal/runtime';
import { useEffect } from 'react';
import type { ComposedRoute } from '../remotes/composition';

/** Head entries of a page from its route. Pages with data add their own. */
export function RouteHead({ route }: { route: ComposedRoute }) {
  const head = useDocumentHead();
  const { pathname: path } = useLocation();

  useEffect(() => {
    const { title, description, isIndexed = false } = route;
    head.describe({ path, title, description, isIndexed });
  }, [head, route, path]);

  return !route.ownTitle && <PageTitle text={route.title} />;
}
