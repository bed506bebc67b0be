import * as v from 'valibot';
import { pageRoute } from './page-route';
import { portablePath } from './portable-path';

/** A route of a remote. Routes are data of a release, so a team can ship one without the shell. */
export const remoteRoute = v.object({
  ...pageRoute,
  /** The name is part of file names and URLs. */
  page: portablePath,
  /** True if search engines may index the page. Default: true for pages rendered on the server. */
  indexed: v.exactOptional(v.boolean()),
  /** Query parameters that the page reads during rendering; the server passes no others. */
  query: v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
  /** Largest size of the page's own scripts in KiB (gzip), without those loaded after a click. */
  budget: v.exactOptional(v.number()),
});
/** A route of a remote, as validated. */
export type RemoteRoute = v.InferOutput<typeof remoteRoute>;
/** Users that may open a route: `public`, `session` or the holders of a role. */
export type RouteAccess = RemoteRoute['access'];
