import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import { receivedContactRequestToWire } from '@portal/contract/received-contact-request';
import { requestQueryFromWire, requestUpdateFromWire } from '@portal/contract/request-query';
import type { Database } from '../database/database';
import type { App } from '../http/app-type';
import { idParams } from '../http/id-params';
import { found, notFound } from '../http/problem';
import {
  deleteContactRequest,
  markContactRequest,
  searchContactRequests,
} from './contact-repository';

const missing = 'La solicitud no existe.';

/** What staff do with contact requests. */
export function contactInboxRoutes(app: App, db: Database) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get(
    '/api/contacto/solicitudes',
    { config, schema: { querystring: requestQueryFromWire } },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      return pageOfToWire(await searchContactRequests(db, query), receivedContactRequestToWire);
    },
  );

  app.put(
    '/api/contacto/solicitudes/:id',
    { config, schema: { params: idParams, body: requestUpdateFromWire } },
    async ({ params, body }, reply) => {
      const request = found(await markContactRequest(db, params.id, body.isAnswered), missing);
      reply.header('cache-control', 'no-store');
      return receivedContactRequestToWire(request);
    },
  );

  app.delete(
    '/api/contacto/solicitudes/:id',
    { config, schema: { params: idParams } },
    async ({ params }) => {
      if (!(await deleteContactRequest(db, params.id))) throw notFound(missing);
      return messageToWire('La solicitud fue eliminada.');
    },
  );
}
