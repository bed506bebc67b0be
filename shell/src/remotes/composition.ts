import { pageRoute } from '@portal/contract/page-route';
import * as v from 'valibot';

/** A release of a remote that this page may run, with the hash of its entry. */
const composedRelease = v.object({ id: v.string(), integrity: v.string() });

/** The live release, then the fallback release if the live one fails to load. */
const composedRemote = v.array(composedRelease);

export const composedRoute = v.object({
  application: v.string(),
  ...pageRoute,
  /** Style sheets of the page by release, with their hashes. */
  styles: v.exactOptional(v.record(v.string(), v.record(v.string(), v.string()))),
  /** True if search engines may index the page. */
  isIndexed: v.exactOptional(v.boolean()),
  /**
   * Text for visitors while the application is disabled. It replaces the page, and nothing of the
   * application is loaded.
   */
  paused: v.exactOptional(v.string()),
});

/**
 * Release set of this page. The site server resolves it for each request and embeds it, so that an
 * open page keeps releases that were live together.
 */
export const composition = v.object({
  /** Shell release that rendered the page, if the server did. Earlier sites do not send it. */
  shell: v.exactOptional(v.string()),
  /** True if this browser has release overrides. */
  isPinned: v.exactOptional(v.boolean()),
  /** True if the site is in demo mode, which can show faults. */
  isDemo: v.exactOptional(v.boolean()),
  remotes: v.record(v.string(), composedRemote),
  routes: v.array(composedRoute),
  /** New addresses of pages that have moved, by old address. */
  redirects: v.exactOptional(v.record(v.string(), v.string())),
  /** Name of the staff routes, if the page does not contain them. */
  restricted: v.exactOptional(v.string()),
});

export type Composition = v.InferOutput<typeof composition>;
export type ComposedRemote = v.InferOutput<typeof composedRemote>;
export type ComposedRelease = v.InferOutput<typeof composedRelease>;
export type ComposedRoute = v.InferOutput<typeof composedRoute>;
