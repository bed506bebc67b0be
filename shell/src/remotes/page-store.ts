import { lazy, type ComponentType } from 'react';
import type { ComposedRoute, Composition } from './composition';
import { untilItWorks } from '../start/next-chance';
import { createPageLoader, type LoadedPage, type ShellPages } from './load-page';

type StoredPage = {
  readonly loading: Promise<LoadedPage>;
  /** The page itself as soon as it is there; until then what suspends for it. */
  component: ComponentType;
  isReady: boolean;
  /** Stands where the server's HTML is, which it does not fit. */
  replacement?: ComponentType;
};

type TakeOver = {
  /** Is told of each failure; there will be a next try. */
  readonly onFailure: () => void;
  /** Is told before another release's page is put in the place of the server's HTML. */
  readonly onReplace: () => unknown;
};

/** The pages that this page of the browser, or this process of the server, has met so far. */
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
      // Whoever waits for the page hears of its failure.
      () => undefined,
    );
    return page;
  }

  const find = (route: ComposedRoute) => pages.get(keyOf(route)) ?? keep(route, load(route));

  return {
    /** Starts to load a page, so that opening it takes no time. */
    load: (route: ComposedRoute): Promise<unknown> => find(route).loading,

    /** The page's component; it suspends until it is there. */
    component: (route: ComposedRoute) => find(route).component,

    isReady: (route: ComposedRoute) => pages.get(keyOf(route))?.isReady === true,

    /** Makes the next use load the page again, unless it is there. */
    forgetFailure(route: ComposedRoute) {
      if (!pages.get(keyOf(route))?.isReady) pages.delete(keyOf(route));
    },

    /**
     * For a page that the server has rendered. It never fails: its HTML stays readable while it is
     * tried again. Only the release that rendered it makes it live as it is; another one replaces it.
     */
    takeOver(route: ComposedRoute, { onFailure, onReplace }: TakeOver) {
      const loading = untilItWorks(() => load(route), { onFailure });
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

    /** What stands in the place of the server's HTML, if anything does. */
    replacement: (route: ComposedRoute) => pages.get(keyOf(route))?.replacement,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Never settles if another release has come. */
async function liveComponent(loading: Promise<LoadedPage>) {
  const { component, isLive } = await loading;
  return isLive ? component : new Promise<ComponentType>(() => undefined);
}

const keyOf = ({ application, page }: ComposedRoute) => `${application}/${page}`;
