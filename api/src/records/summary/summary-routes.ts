import { summaryToWire } from '@portal/contract/summary';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';
import { readSummary } from './summary-repository';

export function summaryRoutes(app: App, { db }: Platform) {
  app.get('/api/resumen', { config: { access: 'ROLE_ADMIN' } }, async () =>
    summaryToWire(await readSummary(db)),
  );
}
