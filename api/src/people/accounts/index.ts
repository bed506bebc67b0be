import type { RecordsParts } from '../../records';
import type { Domain } from '../../platform/domain';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';
import { accountDocs } from './account-docs';
import { accountSubject, accountTrash } from './account-subject';
import { invitationMail, resetMail } from './links/account-mails';
import { forgetLinks } from './links/link-repository';
import { linkRoutes } from './links/link-routes';
import { ownAccountRoutes } from './own/own-account-routes';
import { createPasswords } from './passwords/passwords';
import { createSecondFactors } from './second-factor/second-factor';
import { forgetSessions } from './sessions/session-repository';
import { tokenRoutes } from './sign-in/token-routes';
import { accountRoutes } from './staff/account-routes';

export const accounts = {
  async addRoutes(app: App, platform: Platform) {
    const passwords = await createPasswords();
    const tools = { passwords, secondFactors: createSecondFactors(platform, passwords) };
    await tokenRoutes(app, platform, tools);
    linkRoutes(app, platform, tools);
    ownAccountRoutes(app, platform, tools);
    accountRoutes(app, platform);
  },
  docs: accountDocs,
  constraints: [['users_username_key', 'Ya hay una cuenta con ese usuario. Elige otro.']],
  subjects: [accountSubject],
  trash: [accountTrash],
  upkeep: [
    { name: 'deleting expired sessions', run: ({ db }) => forgetSessions(db) },
    { name: 'deleting expired account links', run: ({ db }) => forgetLinks(db) },
  ],
  noticeWriters: { invitation: invitationMail, reset: resetMail },
} as const satisfies Domain & RecordsParts;
