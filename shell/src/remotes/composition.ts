import { pageRoute } from '@portal/contract/page-route';
import * as v from 'valibot';

/** One release of a remote that this page may run, with the hash that its entry must have. */
const composedRelease = v.object({ id: v.string(), integrity: v.string() });

/** The live release, then the last good one to take over if the live one cannot be had. */
const composedRemote = v.array(composedRelease);

export const composedRoute = v.object({
  application: v.string(),
  ...pageRoute,
  /** By release, the style sheets of its page, each with the hash that it must have. */
  styles: v.exactOptional(v.record(v.string(), v.record(v.string(), v.string()))),
  /** Search engines may list the page. */
  isIndexed: v.exactOptional(v.boolean()),
  /** Its application is switched off: this is said in the place of the page, and nothing of it is loaded. */
  paused: v.exactOptional(v.string()),
});

/**
 * What this page is made of: the site server resolves it for the request and writes it into the
 * page, so that an open page keeps one set of releases that were live together.
 */
export const composition = v.object({
  /** The release of the shell that rendered the page, if the server did; earlier sites do not say. */
  shell: v.exactOptional(v.string()),
  /** Somebody chose releases for this browser. */
  isPinned: v.exactOptional(v.boolean()),
  /** Whoever looks may have faults shown. */
  isDemo: v.exactOptional(v.boolean()),
  remotes: v.record(v.string(), composedRemote),
  routes: v.array(composedRoute),
  /** By an address that had a page once, the one that took its place. */
  redirects: v.exactOptional(v.record(v.string(), v.string())),
  /** Names the routes that only staff may open, where the page does not hold them. */
  restricted: v.exactOptional(v.string()),
});

export type Composition = v.InferOutput<typeof composition>;
export type ComposedRemote = v.InferOutput<typeof composedRemote>;
export type ComposedRelease = v.InferOutput<typeof composedRelease>;
export type ComposedRoute = v.InferOutput<typeof composedRoute>;
