import type { ContactRequest } from '@portal/contract/contact-request';
import { contactRequestFromWire } from '@portal/contract/public-requests';
import {
  receivedContactRequestToWire,
  type ReceivedContactRequest,
} from '@portal/contract/received-contact-request';
import { sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { inOrderOf } from '../../platform/database/in-order-of';
import { toRecord } from '../../platform/database/to-record';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';
import { receiveForm } from '../requests/request-form';
import type { RequestInbox } from '../requests/request-inbox';
import { requestInboxRoutes } from '../requests/request-inbox-routes';

export const contactInbox: RequestInbox<ReceivedContactRequest> = {
  table: 'contactRequests',
  path: '/api/contacto/solicitudes',
  searched: sql`name || ' ' || email || ' ' || phone || ' ' || description`,
  read: readContactRequests,
  toWire: receivedContactRequestToWire,
};

export function contactRoutes(app: App, platform: Platform) {
  const receive = receiveForm<ContactRequest>(platform, {
    name: 'contact',
    calls: 20,
    accepted: 'Formulario enviado con éxito.',
    insert: (transaction, { name, email, phone, description }) =>
      transaction
        .insertInto('contactRequests')
        .values({ name, email, phone, description })
        .returning('id')
        .executeTakeFirstOrThrow(),
  });

  app.post(
    '/api/contacto',
    { config: { access: 'public' }, schema: { body: contactRequestFromWire } },
    (request, reply) => receive({ request, reply }, request.body),
  );
  requestInboxRoutes(app, platform, contactInbox);
}

export async function readContactRequests(
  db: Database,
  ids: readonly number[],
): Promise<ReceivedContactRequest[]> {
  const rows = await db
    .selectFrom('contactRequests')
    .select(['id', 'name', 'email', 'phone', 'description'])
    .select(['createdAt as receivedAt', 'answeredAt'])
    .where('id', '=', anyOf(ids))
    .execute();
  return inOrderOf(ids, rows).map(toRecord);
}
