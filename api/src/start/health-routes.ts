import { contractVersion } from '@portal/contract/contract-version';
import { sql } from 'kysely';
import type { Platform } from '../platform/platform';
import type { App } from '../platform/http/app-type';
import { Problem } from '../platform/problem/problem';

/** For monitors: restart the process if not live, send requests only if ready. */
export function healthRoutes(app: App, { db, stopping }: Platform) {
  app.get('/health/live', { config: { access: 'public' } }, () => ({
    status: 'ok',
    contrato: contractVersion,
  }));

  app.get('/health/ready', { config: { access: 'public' } }, (request) => {
    if (stopping?.aborted) throw new Problem(503, 'El servidor se está deteniendo.');
    return sql`select 1`.execute(db).then(
      () => ({ status: 'ok' }),
      (error: unknown) => {
        request.log.error({ err: error }, 'database not reachable');
        throw new Problem(503, 'La base de datos no responde.');
      },
    );
  });
}
