import { lazy, type ComponentType } from 'react';
import type { ComposedRoute, Composition } from './composition';
import { importPage } from './import-page';

type StoredPage = {
  readonly loading: Promise<ComponentType>;
  /** The page itself as soon as it is there; until then what suspends for it. */
  component: ComponentType;
  isReady: boolean;
};

/** The pages that this page of the browser, or this process of the server, has met so far. */
export type PageStore = ReturnType<typeof createPageStore>;

type ShellPages = Readonly<Record<string, () => Promise<unknown>>>;

export function createPageStore({ remotes }: Composition, shellPages: ShellPages) {
  const pages = new Map<string, StoredPage>();

  async function importModule({ application, page }: ComposedRoute) {
    const shellPage = application === 'shell' ? shellPages[page] : undefined;
    if (shellPage) return shellPage();
    const releases = remotes[application];
    if (!releases) throw new Error(`${application} is not part of this page.`);
    return importPage(application, releases, page);
  }

  function keep(route: ComposedRoute, loading: Promise<ComponentType>) {
    const page: StoredPage = {
      loading,
      component: lazy(async () => ({ default: await loading })),
      isReady: false,
    };
    pages.set(keyOf(route), page);
    loading.then(
      (component) => Object.assign(page, { component, isReady: true }),
      // Whoever waits for the page hears of its failure.
      () => undefined,
    );
    return page;
  }

  const find = (route: ComposedRoute) =>
    pages.get(keyOf(route)) ??
    keep(
      route,
      importModule(route).then((module) => componentOf(module, route.page)),
    );

  return {
    /** Starts to load a page, so that opening it takes no time. */
    load: (route: ComposedRoute) => find(route).loading,

    /** The page's component; it suspends until it is there. */
    component: (route: ComposedRoute) => find(route).component,

    /** Makes the next use load the page anew, unless it is there. */
    forgetFailure(route: ComposedRoute) {
      if (!pages.get(keyOf(route))?.isReady) pages.delete(keyOf(route));
    },

    /** Instead of failing, the page never comes: what the server rendered then stays readable. */
    keepWaiting(route: ComposedRoute) {
      const neverSettles = new Promise<ComponentType>(() => undefined);
      keep(
        route,
        find(route).loading.catch(() => neverSettles),
      );
    },
  };
}

const keyOf = ({ application, page }: ComposedRoute) => `${application}/${page}`;

/** A page's module exports one component, named after its file: `home-page` exports `HomePage`. */
function componentOf(module: unknown, page: string) {
  const name = componentName(page);
  const component: unknown = Reflect.get(Object(module), name);
  if (!isComponent(component)) throw new TypeError(`${page} does not export ${name}.`);
  return component;
}

const componentName = (page: string) =>
  (page.split('/').at(-1) ?? '').replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);
