import type { DocumentSection } from './document/route-docs';
import type { App } from './http/app-type';
import type { UpkeepTask } from './jobs/upkeep-task';
import type { NoticeWriters } from './mail/send-due';
import type { Platform } from './platform';

export type Domain = {
  addRoutes: (app: App, platform: Platform) => unknown;
  docs: readonly DocumentSection[];
  /** User messages by constraint name. */
  constraints?: readonly (readonly [constraint: string, message: string])[];
  upkeep?: readonly UpkeepTask[];
  noticeWriters?: NoticeWriters;
};
