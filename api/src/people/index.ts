import type { DeskParts } from '../desk';
import type { Domain } from '../platform/domain';
import { addUploadRoutes } from '../platform/files/upload';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';
import { tokenRoutes } from './accounts/token-routes';
import { peopleDocs } from './people-docs';
import { personRoutes } from './person-routes';
import { personSubject, personTrash } from './person-subject';
import { photoRoutes } from './photo-routes';
import './tables';

export { hashPassword } from './accounts/password';
export { readTokenVersion } from './accounts/user-repository';

/** The directory of people, and the accounts by which they sign in. */
export const people: Domain & DeskParts = {
  async addRoutes(app: App, platform: Platform) {
    await tokenRoutes(app, platform);
    await addUploadRoutes(app, (scope) => photoRoutes(scope, platform));
    personRoutes(app, platform);
  },
  docs: peopleDocs,
  constraints: [
    ['people_email_key', 'Ya existe una persona con ese correo.'],
    ['people_country_id_fkey', 'El país no existe.'],
  ],
  subjects: [personSubject],
  trash: [personTrash],
};
