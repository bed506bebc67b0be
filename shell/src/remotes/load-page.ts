import { componentName } from '@portal/releases/release-names';
import type { ComponentType } from 'react';
import type { ComposedRemote, ComposedRoute, Composition } from './composition';
import { importPage } from './import-page';
import { noteAsked, recordLoaded, noteFailed, recordFailed } from './load-log';

export type LoadedPage = {
  readonly component: ComponentType;
  /** True if it comes from the live release, which the server renders with. */
  readonly isLive: boolean;
};

export type ShellPages = Readonly<Record<string, () => Promise<unknown>>>;

/** Loads the shell's own pages and those of the remotes in the release set. */
export function createPageLoader({ remotes, shell = '' }: Composition, shellPages: ShellPages) {
  async function loadOwn(route: ComposedRoute, importOwn: () => Promise<unknown>) {
    noteAsked(route, shell);
    try {
      const module = await importOwn();
      recordLoaded(route, shell);
      return { component: componentOf(module, route.page), isLive: true };
    } catch (failure) {
      noteFailed(route, shell, failure);
      recordFailed(route, true);
      throw failure;
    }
  }

  return async function load(route: ComposedRoute): Promise<LoadedPage> {
    const { application, page } = route;
    const shellPage = application === 'shell' ? shellPages[page] : undefined;
    if (shellPage) return loadOwn(route, shellPage);
    const releases = remotes[application];
    if (!releases) throw new Error(`${application} is not in the release set of this page.`);
    const [{ module, release }, dress] = await Promise.all([
      importPage(route, releases),
      loadStyles(route, releases),
    ]);
    const component = componentOf(module, page);
    return {
      component: dress ? await dress(component, release.id) : component,
      isLive: release === releases[0],
    };
  };
}

/** The server includes the style sheets in its HTML. */
async function loadStyles(route: ComposedRoute, [live]: ComposedRemote) {
  if (!route.styles || !live || typeof document === 'undefined') return undefined;
  const { pageStyles } = await import(/* webpackChunkName: "page-styles" */ './page-styles');
  return pageStyles(route, live.id);
}

/** A page's module exports one component; the build checks this. */
function componentOf(module: unknown, page: string) {
  const name = componentName(page);
  const component: unknown = Reflect.get(Object(module), name);
  if (!isComponent(component)) throw new TypeError(`${page} does not export ${name}.`);
  return component;
}

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);
