import { messageToWire } from '@portal/contract/message';
import { trashEntryToWire, trashItemFromWire } from '@portal/contract/trash';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';
import { assertFound } from '../../platform/problem/problem';
import { listTrash, notInTrash, restoreFromTrash } from './trash-repository';
import type { Trashable } from './trashable';

export function trashRoutes(app: App, { db, cache }: Platform, trashables: readonly Trashable[]) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get('/api/papelera', { config }, async () => (await listTrash(db)).map(trashEntryToWire));

  app.post(
    '/api/papelera/restaurar',
    { config, schema: { body: trashItemFromWire } },
    async ({ body, user }) => {
      const trashable = trashables.find(({ kind }) => kind === body.kind);
      await restoreFromTrash(db, assertFound(trashable, notInTrash), {
        id: body.id,
        actorId: user?.id,
      });
      cache.forget('offers');
      return messageToWire('Se recuperó con éxito.');
    },
  );
}
