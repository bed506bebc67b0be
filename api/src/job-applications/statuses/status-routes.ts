import {
  statusRecordToWire,
  type ApplicationStatusRecord,
} from '@portal/contract/application-status';
import { publicStateUpdateFromWire } from '@portal/contract/application-writes';
import { messageToWire } from '@portal/contract/message';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import type { Platform } from '../../platform/platform';
import { listStatuses, savePublicState } from './status-repository';

export function statusRoutes(app: App, { db }: Platform) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get('/api/estado_aplicante', { config }, async () =>
    (await listStatuses(db)).map(statusRecordToWire),
  );

  app.put(
    '/api/estado_aplicante/update/:id',
    { config, schema: { params: idParams, body: publicStateUpdateFromWire } },
    async ({ params, body, user }) => {
      const change = { ...body, id: params.id, actorId: user?.id };
      const saved: ApplicationStatusRecord = await savePublicState(db, change);
      return {
        ...messageToWire('Lo que ve quien postula fue actualizado con éxito.'),
        ...statusRecordToWire(saved),
      };
    },
  );
}
