import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import { requestQueryFromWire, requestUpdateFromWire } from '@portal/contract/request-query';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import type { Platform } from '../../platform/platform';
import { assertFound, notFound } from '../../platform/problem/problem';
import { deleteRequest, markRequest, searchRequests, type RequestInbox } from './request-inbox';

const missing = 'La solicitud no existe.';

export function requestInboxRoutes<Received>(
  app: App,
  { db }: Platform,
  inbox: RequestInbox<Received>,
) {
  const { path, toWire } = inbox;
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get(path, { config, schema: { querystring: requestQueryFromWire } }, async ({ query }) =>
    pageOfToWire(await searchRequests(db, inbox, query), toWire),
  );

  app.put(
    `${path}/:id`,
    { config, schema: { params: idParams, body: requestUpdateFromWire } },
    async ({ params, body }) =>
      toWire(assertFound(await markRequest(db, inbox, { id: params.id, ...body }), missing)),
  );

  app.delete(`${path}/:id`, { config, schema: { params: idParams } }, async ({ params }) => {
    if (!(await deleteRequest(db, inbox, params.id))) throw notFound(missing);
    return messageToWire('La solicitud fue eliminada.');
  });
}
