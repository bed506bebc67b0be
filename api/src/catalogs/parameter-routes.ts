import { parametersToWire } from '@portal/contract/parameter';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';
import { listParameters } from './parameter-repository';

/** The texts of «Nosotros». */
export function parameterRoutes(app: App, { db, cache }: Platform) {
  app.get('/api/parametros/nosotros', { config: { access: 'public' } }, (request, reply) =>
    cache.send(request, reply, {
      topic: 'parameters',
      key: 'about',
      build: async () => parametersToWire(await listParameters(db, 'about')),
    }),
  );
}
