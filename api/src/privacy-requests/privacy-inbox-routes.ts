import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import { receivedPrivacyRequestToWire } from '@portal/contract/privacy-request';
import { requestQueryFromWire, requestUpdateFromWire } from '@portal/contract/request-query';
import type { Database } from '../database/database';
import type { App } from '../http/app-type';
import { idParams } from '../http/id-params';
import { found, notFound } from '../http/problem';
import {
  deletePrivacyRequest,
  markPrivacyRequest,
  searchPrivacyRequests,
} from './privacy-request-repository';

const missing = 'La solicitud no existe.';

/** What staff do with what people ask about their own data. */
export function privacyInboxRoutes(app: App, db: Database) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get(
    '/api/privacidad/solicitudes',
    { config, schema: { querystring: requestQueryFromWire } },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      return pageOfToWire(await searchPrivacyRequests(db, query), receivedPrivacyRequestToWire);
    },
  );

  app.put(
    '/api/privacidad/solicitudes/:id',
    { config, schema: { params: idParams, body: requestUpdateFromWire } },
    async ({ params, body }, reply) => {
      const request = found(await markPrivacyRequest(db, params.id, body.isAnswered), missing);
      reply.header('cache-control', 'no-store');
      return receivedPrivacyRequestToWire(request);
    },
  );

  app.delete(
    '/api/privacidad/solicitudes/:id',
    { config, schema: { params: idParams } },
    async ({ params }) => {
      if (!(await deletePrivacyRequest(db, params.id))) throw notFound(missing);
      return messageToWire('La solicitud fue eliminada.');
    },
  );
}
