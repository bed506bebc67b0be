import { matchRoutes } from 'react-router-dom';
import * as v from 'valibot';
import { composedRoute, type ComposedRoute, type Composition } from './composition';

/** Endpoint of the staff routes, under the name in the composition. */
export const routesPath = '/mfe/routes';

export type RouteTable = ReturnType<typeof createRouteTable>;

/** The known routes: those in the composition, and all others on demand. */
export function createRouteTable({ routes: written, restricted, redirects = {} }: Composition) {
  const listeners = new Set<() => void>();
  let routes: readonly ComposedRoute[] = written;
  let asking: Promise<void> | undefined;

  async function ask(name: string) {
    routes = [...written, ...(await fetchRoutes(name))];
    for (const listener of listeners) listener();
  }

  return {
    routes: () => routes,

    redirects,

    /** True if an address without a route is unknown. */
    isWhole: () => restricted === undefined || routes !== written,

    find: (path: string) => matchRoutes([...routes], path)?.[0]?.route,

    /** Loads all routes. Rejects on failure; the next call tries again. */
    complete(): Promise<void> {
      if (restricted === undefined) return Promise.resolve();
      asking ??= ask(restricted).catch((failure: unknown) => {
        asking = undefined;
        throw failure;
      });
      return asking;
    },

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

async function fetchRoutes(name: string) {
  const answer = await fetch(`${routesPath}/${name}`);
  if (!answer.ok) throw new Error(`Loading the staff routes failed with status ${answer.status}.`);
  return v.parse(v.array(composedRoute), await answer.json());
}
