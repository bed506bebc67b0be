import type { DocumentSection } from './document/route-docs';
import type { App } from './http/app-type';
import type { UpkeepTask } from './jobs/upkeep-task';
import type { NoticeWriters } from './mail/send-due';
import type { Platform } from './platform';

/** What a domain brings along; `start` puts the domains together and knows no more of them. */
export type Domain = {
  addRoutes: (app: App, platform: Platform) => unknown;
  /** What the document says of its routes. */
  docs: readonly DocumentSection[];
  /** Why the database refuses a row, in words for the user, by the constraint's name. */
  constraints?: readonly (readonly [constraint: string, message: string])[];
  upkeep?: readonly UpkeepTask[];
  noticeWriters?: NoticeWriters;
};
