import type { Role } from './session';

/** Who may open a route: anyone, anyone signed in, or holders of one role (specification §2, §6). */
export type RouteAccess = 'public' | 'session' | Role;

/** A route of a remote. It is data of a release, so that a team ships a route without the shell. */
export type RemoteRoute = {
  /** Path in react-router syntax. */
  readonly path: string;
  readonly title: string;
  /** Module under `src/` without its extension; also the name the remote exposes it by. */
  readonly page: string;
  readonly access: RouteAccess;
  /** Whether the site server renders the page or only sends the frame. */
  readonly render: 'server' | 'client';
  /** The page renders a title of its own, made from its data. */
  readonly ownTitle?: boolean;
  /** For `<meta name="description">` and link previews. */
  readonly description?: string;
  /** Search engines may list the page; the default is yes for pages rendered on the server. */
  readonly indexed?: boolean;
  /** Parameters of the query that the page reads while it is rendered; the server knows no others. */
  readonly query?: readonly string[];
};
