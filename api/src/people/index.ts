import type { RecordsParts } from '../records';
import type { Domain } from '../platform/domain';
import { addUploadRoutes } from '../platform/files/upload';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';
import { accounts } from './accounts';
import { peopleDocs } from './people-docs';
import { personRoutes } from './person-routes';
import { personSubject, personTrash } from './person-subject';
import { photoRoutes } from './photo-routes';
import './tables';

export { issueLink } from './accounts/links/link-repository';
export { hasAccounts } from './accounts/links/open-account';
export { hashPassword } from './accounts/passwords/passwords';
export { checkSession } from './accounts/sessions/check-session';
export {
  changeRole,
  inviteByLink,
  makeLink,
  setActive,
  disableSecondFactor,
} from './accounts/staff/account-changes';
export { findNamed } from './accounts/find-named';
export { findAccount, searchAccounts } from './accounts/staff/account-repository';

export const people: Domain & RecordsParts = {
  async addRoutes(app: App, platform: Platform) {
    await accounts.addRoutes(app, platform);
    await addUploadRoutes(app, (scope) => photoRoutes(scope, platform));
    personRoutes(app, platform);
  },
  docs: [...accounts.docs, ...peopleDocs],
  constraints: [
    ...accounts.constraints,
    ['people_email_key', 'Ya existe una persona con ese correo.'],
    ['people_country_id_fkey', 'El país no existe.'],
  ],
  subjects: [personSubject, ...accounts.subjects],
  trash: [personTrash, ...accounts.trash],
  upkeep: accounts.upkeep,
  noticeWriters: accounts.noticeWriters,
};
