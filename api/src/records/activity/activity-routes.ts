import { activityQueryFromWire } from '@portal/contract/activity';
import { activityEntryToWire } from '@portal/contract/activity-bodies';
import { pageOfToWire } from '@portal/contract/page-of';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';
import { readActivity } from './activity-repository';
import type { Subject } from './activity-subject';

/** Changes of one record, or the latest of all. */
export function activityRoutes(app: App, { db }: Platform, subjects: readonly Subject[]) {
  app.get(
    '/api/actividad',
    { config: { access: 'ROLE_ADMIN' }, schema: { querystring: activityQueryFromWire } },
    async ({ query }) => pageOfToWire(await readActivity(db, subjects, query), activityEntryToWire),
  );
}
