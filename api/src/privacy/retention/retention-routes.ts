import { messageToWire } from '@portal/contract/message';
import {
  retentionEntryFromWire,
  retentionQueryFromWire,
  retentionToWire,
} from '@portal/contract/retention';
import { retentionPeriodToWire } from '@portal/contract/retention-period';
import { signedInUser } from '../../platform/auth/access';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';
import { readRetention, readSettings, saveMonths } from './retention-repository';

export function retentionRoutes(app: App, { db, cache }: Platform) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get('/api/privacidad/plazo', { config: { access: 'public' } }, (request, reply) =>
    cache.send(request, reply, {
      topic: 'parameters',
      key: 'retention',
      build: async () => retentionPeriodToWire(await readSettings(db)),
    }),
  );

  app.get(
    '/api/privacidad/conservacion',
    { config, schema: { querystring: retentionQueryFromWire } },
    async ({ query }) => retentionToWire(await readRetention(db, query)),
  );

  app.put(
    '/api/privacidad/conservacion',
    { config, schema: { body: retentionEntryFromWire } },
    async (request, reply) => {
      await saveMonths(db, request.body.months, signedInUser(request).id);
      return reply.send(messageToWire('El plazo quedó guardado.'));
    },
  );
}
