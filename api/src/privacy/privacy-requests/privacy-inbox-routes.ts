import { receivedPrivacyRequestToWire } from '@portal/contract/privacy-request';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app-type';
import { requestInboxRoutes } from '../../desk/requests/request-inbox-routes';
import {
  deletePrivacyRequest,
  markPrivacyRequest,
  searchPrivacyRequests,
} from './privacy-request-repository';

/** What staff do with what people ask about their own data. */
export const privacyInboxRoutes = (app: App, db: Database) =>
  requestInboxRoutes(app, {
    path: '/api/privacidad/solicitudes',
    search: (query) => searchPrivacyRequests(db, query),
    mark: (id, isAnswered) => markPrivacyRequest(db, id, isAnswered),
    remove: (id) => deletePrivacyRequest(db, id),
    toWire: receivedPrivacyRequestToWire,
  });
