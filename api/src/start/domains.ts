import { applications } from '../job-applications';
import { catalogs } from '../catalogs';
import { company, readIdentity } from '../company';
import { createRecordsDomain } from '../records';
import { offers } from '../offers';
import { checkSession, people } from '../people';
import type { OpenDatabase } from '../platform/database/database';
import type { Domain } from '../platform/domain';
import { openApiRoutes } from '../platform/document/openapi-routes';
import type { App } from '../platform/http/app-type';
import { tidyTables } from '../platform/jobs/tidy-tables';
import type { Platform } from '../platform/platform';
import { privacy } from '../privacy';
import { healthRoutes } from './health-routes';
import { systemDocs } from './system-docs';

const recorded = [offers, applications, people, catalogs, company];
const subjects = recorded.flatMap((domain) => domain.subjects ?? []);
export const trashables = recorded.flatMap(({ trash = [] }) => trash);

const domains: readonly Domain[] = [
  ...recorded,
  createRecordsDomain({ subjects, trash: trashables }),
  privacy,
];

/** Parts of the API document that do not follow from the routes. */
export const docs = [...domains.flatMap((domain) => domain.docs), ...systemDocs];

/** Supplied to the platform by the domains. */
export const given = {
  checkSession,
  readIdentity,
  noticeWriters: Object.fromEntries(
    domains.flatMap(({ noticeWriters = {} }) => Object.entries(noticeWriters)),
  ),
  constraintMessages: new Map(domains.flatMap(({ constraints = [] }) => constraints)),
};

const upkeepTasks = domains.flatMap(({ upkeep = [] }) => upkeep);

/** Servers vacuum their tables themselves. */
export const upkeepOf = ({ isEmbedded }: Pick<OpenDatabase, 'isEmbedded'>) =>
  isEmbedded ? [...upkeepTasks, tidyTables] : upkeepTasks;

export async function addRoutes(app: App, platform: Platform) {
  healthRoutes(app, platform);
  openApiRoutes(app, platform, docs);
  for (const { addRoutes: add } of domains) await add(app, platform);
}
