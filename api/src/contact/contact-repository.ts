import type { ContactRequest } from '@portal/contract/contact-request';
import type { Database } from '../database/database';

export type ContactRepository = ReturnType<typeof createContactRepository>;

export const createContactRepository = (db: Database) => ({
  save: (request: ContactRequest) => db.insertInto('contactRequests').values(request).execute(),
});
