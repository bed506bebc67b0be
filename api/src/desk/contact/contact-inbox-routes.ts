import { receivedContactRequestToWire } from '@portal/contract/received-contact-request';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app-type';
import { requestInboxRoutes } from '../requests/request-inbox-routes';
import {
  deleteContactRequest,
  markContactRequest,
  searchContactRequests,
} from './contact-repository';

/** What staff do with contact requests. */
export const contactInboxRoutes = (app: App, db: Database) =>
  requestInboxRoutes(app, {
    path: '/api/contacto/solicitudes',
    search: (query) => searchContactRequests(db, query),
    mark: (id, isAnswered) => markContactRequest(db, id, isAnswered),
    remove: (id) => deleteContactRequest(db, id),
    toWire: receivedContactRequestToWire,
  });
