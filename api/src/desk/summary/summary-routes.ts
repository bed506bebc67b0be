import { summaryToWire } from '@portal/contract/summary';
import type { App } from '../../platform/http/app-type';
import type { Services } from '../../start/services';

/** The figures of the dashboard, in one answer. */
export function summaryRoutes(app: App, { summary }: Pick<Services, 'summary'>) {
  app.get('/api/resumen', { config: { access: 'ROLE_ADMIN' } }, async () =>
    summaryToWire(await summary.read()),
  );
}
