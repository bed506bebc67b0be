import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { App } from './app-type';
import { Problem } from './problem';

/** For whoever watches over the process: restart it (live), send it requests (ready). */
export function healthRoutes(app: App, db: Database) {
  app.get('/health/live', { config: { access: 'public' } }, () => ({ status: 'ok' }));

  app.get('/health/ready', { config: { access: 'public' } }, (request) =>
    sql`select 1`.execute(db).then(
      () => ({ status: 'ok' }),
      (error: unknown) => {
        request.log.error({ err: error }, 'database not reachable');
        throw new Problem(503, 'La base de datos no responde.');
      },
    ),
  );
}
