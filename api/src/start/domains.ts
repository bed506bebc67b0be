import { applications } from '../applications';
import { catalogs } from '../catalogs';
import { createDesk } from '../desk';
import { offers } from '../offers';
import { people, readTokenVersion } from '../people';
import type { Domain } from '../platform/domain';
import type { Docs, RouteDocs } from '../platform/document/route-docs';
import { openApiRoutes } from '../platform/document/openapi-routes';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';
import { privacy } from '../privacy';
import { healthRoutes } from './health-routes';
import { systemDocs, systemSections } from './system-docs';

const recorded = [offers, applications, people, catalogs];
const subjects = recorded.flatMap((domain) => domain.subjects ?? []);
export const trashables = recorded.flatMap(({ trash = [] }) => trash);

const domains: readonly Domain[] = [
  ...recorded,
  createDesk({ subjects, trash: trashables }),
  privacy,
];

/** The document's part that the routes do not say themselves. */
export const docs: Docs = {
  sections: [...domains.flatMap(({ sections }) => sections), ...systemSections],
  routes: Object.fromEntries(
    [systemDocs, ...domains.map((domain) => domain.docs)].flatMap(Object.entries<RouteDocs>),
  ),
};

/** What the domains give the platform. */
export const given = {
  readTokenVersion,
  noticeWriters: Object.fromEntries(
    domains.flatMap(({ noticeWriters = {} }) => Object.entries(noticeWriters)),
  ),
  constraintMessages: new Map(domains.flatMap(({ constraints = [] }) => constraints)),
};

export const upkeepTasks = domains.flatMap(({ upkeep = [] }) => upkeep);

export async function addRoutes(app: App, platform: Platform) {
  healthRoutes(app, platform);
  openApiRoutes(app, docs);
  for (const { addRoutes: add } of domains) await add(app, platform);
}
