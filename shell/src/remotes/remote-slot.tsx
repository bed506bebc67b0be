import { Loading } from '@portal/kit/ui/loading';
import { createElement, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { removeStartNotice } from '../start/start-notice';
import type { ComposedRoute } from './composition';
import { noteShown } from './load-log';
import { usePageStore } from './page-store-context';
import { RemoteBoundary } from './remote-boundary';

type RemoteSlotProps = { route: ComposedRoute };

/** Slot of one page: a spinner, the page, or a failure. */
export function RemoteSlot({ route }: RemoteSlotProps) {
  const store = usePageStore();
  const replacement = useSyncExternalStore(
    store.subscribe,
    () => store.replacement(route),
    () => undefined,
  );

  useEffect(
    () => () => {
      // Opening the route again retries a failed page.
      store.forgetFailure(route);
      removeStartNotice();
      // Disables the style sheets of a page that was left before hydration.
      document
        .querySelectorAll('link[data-served]')
        .forEach((link) => link.setAttribute('media', 'not all'));
    },
    [store, route],
  );

  return (
    <RemoteBoundary store={store} route={route}>
      {/* The key makes another release replace the HTML. The tall fallback keeps the footer in place. */}
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
  // Kept in state, so that the component does not change when the page is loaded.
  const [component] = useState(() => store.component(route));
  // This component suspends until the page is loaded, so the effect runs only then.
  useEffect(() => noteShown(route), [route]);
  return createElement(component);
}
