import type { Domain } from '../platform/domain';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';
import { applicantDataRoutes } from './applicant-data/applicant-data-routes';
import { consentRoutes } from './consents/consent-routes';
import { privacyDocs } from './privacy-docs';
import { privacyRequestRoutes } from './privacy-requests/privacy-inbox';
import { privacyNotice } from './privacy-requests/privacy-notice';
import { replyMail } from './replies/reply-mail';
import { replyNotice } from './replies/reply-key';
import { replyRoutes } from './replies/reply-routes';
import { anonymiseDue } from './retention/anonymise-due';
import { deleteSettledRequests } from './retention/delete-settled-requests';
import { retentionRoutes } from './retention/retention-routes';
import './tables';

export const privacy: Domain = {
  addRoutes(app: App, platform: Platform) {
    privacyRequestRoutes(app, platform);
    retentionRoutes(app, platform);
    consentRoutes(app, platform);
    applicantDataRoutes(app, platform);
    replyRoutes(app, platform);
  },
  docs: privacyDocs,
  upkeep: [
    { name: 'deleting settled requests', run: ({ db }, now) => deleteSettledRequests(db, now) },
    { name: 'anonymising candidates', run: anonymiseDue },
  ],
  noticeWriters: { privacy: privacyNotice, [replyNotice]: replyMail },
};
