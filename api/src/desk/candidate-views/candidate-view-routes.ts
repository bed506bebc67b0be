import { candidateViewsFromWire, candidateViewsToWire } from '@portal/contract/candidate-views';
import { messageToWire } from '@portal/contract/message';
import { signedInUser } from '../../platform/auth/access';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';
import { readViews, writeViews } from './candidate-view-repository';

/** Each user's own views: they follow from device to device, and nobody else reads them. */
export function candidateViewRoutes(app: App, { db }: Platform) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get('/api/candidatos/vistas', { config }, (request) =>
    readViews(db, signedInUser(request).id).then(candidateViewsToWire),
  );

  app.put(
    '/api/candidatos/vistas',
    { config, schema: { body: candidateViewsFromWire } },
    async (request, reply) => {
      await writeViews(db, signedInUser(request).id, request.body);
      return reply.send(messageToWire('Tus vistas quedaron guardadas.'));
    },
  );
}
