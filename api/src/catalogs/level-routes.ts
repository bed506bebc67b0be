import { levelToWire } from '@portal/contract/level';
import type { Database } from '../platform/database/database';
import type { App } from '../platform/http/app-type';

export function levelRoutes(app: App, db: Database) {
  app.get('/api/nivel', { config: { access: 'ROLE_ADMIN' } }, async () => {
    const levels = await db.selectFrom('languageLevels').selectAll().orderBy('id').execute();
    return levels.map(levelToWire);
  });
}
