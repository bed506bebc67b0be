import { Loading } from '@portal/kit/ui/loading';
import { createElement, Suspense, useEffect, useState } from 'react';
import type { ComposedRoute } from './composition';
import { usePageStore } from './page-store-context';
import { RemoteBoundary } from './remote-boundary';

type RemoteSlotProps = { route: ComposedRoute };

/** The place of one page: shows that it loads, the page, or that it cannot be had. */
export function RemoteSlot({ route }: RemoteSlotProps) {
  const store = usePageStore();

  // A page that failed is tried anew when its route is opened again.
  useEffect(() => () => store.forgetFailure(route), [store, route]);

  return (
    <RemoteBoundary onRetry={() => store.forgetFailure(route)}>
      {/* As high as the window, so that the footer does not jump when the page comes. */}
      <Suspense fallback={<Loading text="Cargando..." minHeight="100vh" />}>
        <RemotePage route={route} />
      </Suspense>
    </RemoteBoundary>
  );
}

function RemotePage({ route }: RemoteSlotProps) {
  const store = usePageStore();
  // Chosen once: the page stays the same component when it has come.
  const [component] = useState(() => store.component(route));
  return createElement(component);
}
