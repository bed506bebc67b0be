import * as v from 'valibot';
import { pageRoute } from './page-route';
import { portablePath } from './portable-path';

/** A route of a remote. It is data of a release, so that a team ships a route without the shell. */
export const remoteRoute = v.object({
  ...pageRoute,
  /** Its name is part of those of files and addresses. */
  page: portablePath,
  /** Search engines may list the page; the default is yes for pages rendered on the server. */
  indexed: v.exactOptional(v.boolean()),
  /** Parameters of the query that the page reads while it is rendered; the server knows no others. */
  query: v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
  /** What the page's own scripts may weigh, in KiB gzip, those that come after a click apart. */
  budget: v.exactOptional(v.number()),
});
export type RemoteRoute = v.InferOutput<typeof remoteRoute>;
export type RouteAccess = RemoteRoute['access'];
