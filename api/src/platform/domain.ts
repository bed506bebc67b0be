import type { RouteDocs, Section } from './document/route-docs';
import type { App } from './http/app-type';
import type { UpkeepTask } from './jobs/upkeep-task';
import type { NoticeWriters } from './mail/notices';
import type { Platform } from './platform';

/** What a domain brings along; `start` puts the domains together and knows no more of them. */
export type Domain = {
  addRoutes: (app: App, platform: Platform) => unknown;
  /** The sections of the document that are its own … */
  sections: readonly Section[];
  /** … and its calls, by method and path as the routes declare them. */
  docs: Readonly<Record<string, RouteDocs>>;
  /** Why the database refuses a row, in words for the user, by the constraint's name. */
  constraints?: readonly (readonly [constraint: string, message: string])[];
  upkeep?: readonly UpkeepTask[];
  noticeWriters?: NoticeWriters;
};
