import { Loading } from '@portal/kit/ui/loading';
import { createElement, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { removeStartNotice } from '../start/start-notice';
import type { ComposedRoute } from './composition';
import { noteShown } from './load-log';
import { usePageStore } from './page-store-context';
import { RemoteBoundary } from './remote-boundary';

type RemoteSlotProps = { route: ComposedRoute };

/** The place of one page: shows that it loads, the page, or that it cannot be had. */
export function RemoteSlot({ route }: RemoteSlotProps) {
  const store = usePageStore();
  const replacement = useSyncExternalStore(
    store.subscribe,
    () => store.replacement(route),
    () => undefined,
  );

  useEffect(
    () => () => {
      // A page that failed is tried again when its route is opened again.
      store.forgetFailure(route);
      removeStartNotice();
      // The sheets of a page that was left before it came to life.
      document
        .querySelectorAll('link[data-served]')
        .forEach((link) => link.setAttribute('media', 'not all'));
    },
    [store, route],
  );

  return (
    <RemoteBoundary store={store} route={route}>
      {/* By its key, another release's page replaces the server's HTML and is not compared with it.
          The fallback is as high as the window, so that the footer does not jump. */}
      <Suspense
        key={replacement ? 'replacement' : 'page'}
        fallback={<Loading text="Cargando..." minHeight="100vh" />}
      >
        {replacement ? createElement(replacement) : <RemotePage route={route} />}
      </Suspense>
    </RemoteBoundary>
  );
}

function RemotePage({ route }: RemoteSlotProps) {
  const store = usePageStore();
  // Chosen once: the page stays the same component when it has come.
  const [component] = useState(() => store.component(route));
  // Not before the page itself stands there: until then this place suspends.
  useEffect(() => noteShown(route), [route]);
  return createElement(component);
}
