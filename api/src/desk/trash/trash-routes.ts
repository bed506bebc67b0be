import { messageToWire } from '@portal/contract/message';
import { trashEntryToWire, trashItemFromWire } from '@portal/contract/trash';
import type { App } from '../../platform/http/app-type';
import type { Services } from '../../start/services';

/** What staff deleted, and the way back, for all kinds alike. */
export function trashRoutes(app: App, { trash, cache }: Pick<Services, 'trash' | 'cache'>) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get('/api/papelera', { config }, async () => (await trash.list()).map(trashEntryToWire));

  app.post(
    '/api/papelera/restaurar',
    { config, schema: { body: trashItemFromWire } },
    async ({ body, user }) => {
      await trash.restore(body, user?.id);
      cache.forget('offers');
      return messageToWire('Se recuperó con éxito.');
    },
  );
}
