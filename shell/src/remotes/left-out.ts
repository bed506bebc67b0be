import type { ComposedRemote } from './composition';

/** What the site's starter remembers: see shell/server/starter/left-out.js. */
const key = 'portal-left-out';

let leftOut: unknown;

/**
 * The releases in the order in which they are tried: those that failed in this browser a while ago, when
 * another one worked, come last. An open page keeps its order.
 */
export function byTrust(application: string, releases: ComposedRemote): ComposedRemote {
  leftOut ??= read();
  const isLeftOut = (id: string) =>
    Reflect.get(Object(leftOut), `${application}/${id}`) > Date.now();
  return releases.toSorted((a, b) => Number(isLeftOut(a.id)) - Number(isLeftOut(b.id)));
}

/** By `application/id`, until when; nothing where there is no storage: blocked, or on the server. */
function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
