import * as v from 'valibot';
import { roles } from './session';

/** Who may open a route: anyone, anyone signed in, or holders of one role (specification §2, §6). */
const access = v.picklist(['public', 'session', ...roles]);
export type RouteAccess = v.InferOutput<typeof access>;

/** What an open page knows of a route. */
export const pageRoute = v.object({
  /** Path in react-router syntax. */
  path: v.string(),
  title: v.string(),
  /** Module under `src/` without its extension; also the name the remote exposes it by. */
  page: v.string(),
  access,
  /** Whether the site server renders the page or only sends the frame. */
  render: v.picklist(['server', 'client']),
  /** The page renders a title of its own, made from its data. */
  ownTitle: v.exactOptional(v.boolean()),
  /** For `<meta name="description">` and link previews. */
  description: v.exactOptional(v.string()),
});

/** A route of a remote. It is data of a release, so that a team ships a route without the shell. */
export const remoteRoute = v.object({
  ...pageRoute.entries,
  /** Search engines may list the page; the default is yes for pages rendered on the server. */
  indexed: v.exactOptional(v.boolean()),
  /** Parameters of the query that the page reads while it is rendered; the server knows no others. */
  query: v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
});
export type RemoteRoute = v.InferOutput<typeof remoteRoute>;
