import type { ComposedRemote } from './composition';

/** Storage key of the starter, see shell/server/starter/failed-releases.js. */
const key = 'portal-left-out';

let leftOut: unknown;

/**
 * Orders the releases to try. Those that failed in this browser before, while another one worked,
 * come last. An open page keeps its order.
 */
export function orderReleases(application: string, releases: ComposedRemote): ComposedRemote {
  leftOut ??= read();
  const isLeftOut = (id: string) =>
    Reflect.get(Object(leftOut), `${application}/${id}`) > Date.now();
  return releases.toSorted((a, b) => Number(isLeftOut(a.id)) - Number(isLeftOut(b.id)));
}

/** Expiry times by `application/id`. Empty without storage: blocked, or on the server. */
function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
