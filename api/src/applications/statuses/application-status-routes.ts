import { applicationStatusToWire } from '@portal/contract/application-status';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app-type';

export function applicationStatusRoutes(app: App, db: Database) {
  app.get('/api/estado_aplicante', { config: { access: 'ROLE_ADMIN' } }, async () => {
    const statuses = await db.selectFrom('applicationStatuses').selectAll().orderBy('id').execute();
    return statuses.map(applicationStatusToWire);
  });
}
