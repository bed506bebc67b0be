import { activityEntryToWire, activityQueryFromWire } from '@portal/contract/activity';
import { pageOfToWire } from '@portal/contract/page-of';
import type { App } from '../../platform/http/app-type';
import type { Services } from '../../start/services';

/** Who changed what: on one record, or of late. */
export function activityRoutes(app: App, { activity }: Pick<Services, 'activity'>) {
  app.get(
    '/api/actividad',
    { config: { access: 'ROLE_ADMIN' }, schema: { querystring: activityQueryFromWire } },
    async ({ query }) => pageOfToWire(await activity.page(query), activityEntryToWire),
  );
}
