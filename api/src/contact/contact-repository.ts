import type { ContactRequest } from '@portal/contract/contact-request';
import type { Database } from '../database/database';

export const saveContactRequest = (db: Database, request: ContactRequest) =>
  db.insertInto('contactRequests').values(request).execute();
