import * as v from 'valibot';
import { roles } from './session';

/** What an open page knows of a route, as entries of a schema. */
export const pageRoute = {
  /** Path in react-router syntax. */
  path: v.string(),
  title: v.string(),
  /** Module under `src/` without its extension; also the name the remote exposes it by. */
  page: v.string(),
  /** Who may open it: anyone, anyone signed in, or holders of one role (specification §2, §6). */
  access: v.picklist(['public', 'session', ...roles]),
  /** Whether the site server renders the page or only sends the frame. */
  render: v.picklist(['server', 'client']),
  /** The page renders a title of its own, made from its data. */
  ownTitle: v.exactOptional(v.boolean()),
  /** For `<meta name="description">` and link previews. */
  description: v.exactOptional(v.string()),
};
