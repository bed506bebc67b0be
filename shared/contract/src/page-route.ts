import * as v from 'valibot';
import { roles } from './session';

/** Data of a route that open pages load, as entries of a schema. */
export const pageRoute = {
  /** Path in react-router syntax. */
  path: v.string(),
  title: v.string(),
  /**
   * Module under `src/` without extension, also its name among the modules that the remote exposes.
   */
  page: v.string(),
  /** Allowed users: everyone, the signed-in, or holders of one role (S2.12 to S2.19). */
  access: v.picklist(['public', 'session', ...roles]),
  /** «server» renders the page, «client» sends only the frame. */
  render: v.picklist(['server', 'client']),
  /** True if the page sets its title from its data. */
  ownTitle: v.exactOptional(v.boolean()),
  /** Text of `<meta name="description">` and of link previews. */
  description: v.exactOptional(v.string()),
};
