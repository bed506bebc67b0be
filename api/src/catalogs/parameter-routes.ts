import { parametersToWire } from '@portal/contract/parameter';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';

/** The texts of «Nosotros», in their order. */
export function parameterRoutes(app: App, { db, cache }: Platform) {
  const listTexts = () =>
    db
      .selectFrom('parameters')
      .select(['name', 'description'])
      .where('topic', '=', 'about')
      .orderBy('position')
      .execute();

  app.get('/api/parametros/nosotros', { config: { access: 'public' } }, (request, reply) =>
    cache.send(request, reply, {
      topic: 'parameters',
      key: 'about',
      build: async () => parametersToWire(await listTexts()),
    }),
  );
}
