import { lazy, type ComponentType } from 'react';
import type { ComposedRoute, Composition } from './composition';
import { retryUntilSuccess } from '../start/retry';
import { createPageLoader, type LoadedPage, type ShellPages } from './load-page';

type StoredPage = {
  readonly loading: Promise<LoadedPage>;
  /** The page's component once it is loaded; until then a component that suspends. */
  component: ComponentType;
  isReady: boolean;
  /** Page of another release, which replaces the server's HTML instead of hydrating it. */
  replacement?: ComponentType;
};

type TakeOver = {
  /** Called after each failure; another try follows. */
  readonly onFailure: () => void;
  /** Called before a page of another release replaces the server's HTML. */
  readonly onReplace: () => unknown;
};

/** Pages loaded so far, in this browser page or in this server process. */
export type PageStore = ReturnType<typeof createPageStore>;

export function createPageStore(composition: Composition, shellPages: ShellPages) {
  const pages = new Map<string, StoredPage>();
  const listeners = new Set<() => void>();

  const load = createPageLoader(composition, shellPages);

  function keep(route: ComposedRoute, loading: Promise<LoadedPage>) {
    const page: StoredPage = {
      loading,
      component: lazy(async () => ({ default: (await loading).component })),
      isReady: false,
    };
    pages.set(keyOf(route), page);
    loading.then(
      ({ component }) => Object.assign(page, { component, isReady: true }),
      // Callers that await the page receive its failure.
      () => undefined,
    );
    return page;
  }

  const find = (route: ComposedRoute) => pages.get(keyOf(route)) ?? keep(route, load(route));

  return {
    load: (route: ComposedRoute): Promise<unknown> => find(route).loading,

    /** The page's component, which suspends until it is loaded. */
    component: (route: ComposedRoute) => find(route).component,

    isReady: (route: ComposedRoute) => pages.get(keyOf(route))?.isReady === true,

    /** Makes the next use load the page again, unless it is loaded. */
    forgetFailure(route: ComposedRoute) {
      if (!pages.get(keyOf(route))?.isReady) pages.delete(keyOf(route));
    },

    /**
     * Loads a page that the server rendered. Never fails: its HTML stays readable during retries.
     * Only the release that rendered it can hydrate it; another one replaces it.
     */
    takeOver(route: ComposedRoute, { onFailure, onReplace }: TakeOver) {
      const loading = retryUntilSuccess(() => load(route), { onFailure });
      const page: StoredPage = {
        loading,
        component: lazy(async () => ({ default: await liveComponent(loading) })),
        isReady: false,
      };
      pages.set(keyOf(route), page);
      return loading.then(async ({ component, isLive }) => {
        if (isLive) return Object.assign(page, { component, isReady: true });
        if (pages.get(keyOf(route)) === page) await onReplace();
        Object.assign(page, { replacement: component, isReady: true });
        return listeners.forEach((listener) => listener());
      });
    },

    /** Component that replaces the server's HTML, if any. */
    replacement: (route: ComposedRoute) => pages.get(keyOf(route))?.replacement,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Never settles if another release was loaded. */
async function liveComponent(loading: Promise<LoadedPage>) {
  const { component, isLive } = await loading;
  return isLive ? component : new Promise<ComponentType>(() => undefined);
}

const keyOf = ({ application, page }: ComposedRoute) => `${application}/${page}`;
