import type { Domain } from '../platform/domain';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';
import { activityRoutes } from './activity/activity-routes';
import type { Subject } from './activity/activity-subject';
import { candidateViewRoutes } from './candidate-views/candidate-view-routes';
import { contactRoutes } from './contact/contact-inbox';
import { contactNotice } from './contact/contact-notice';
import { recordsDocs } from './records-docs';
import { pendingWorkRoutes } from './summary/pending-work';
import { summaryRoutes } from './summary/summary-routes';
import './tables';
import { emptyTrash } from './trash/empty-trash';
import { trashRoutes } from './trash/trash-routes';
import type { Trashable } from './trash/trashable';

export type { Subject } from './activity/activity-subject';
export {
  recordActivities,
  recordActivity,
  recordCreation,
  type ActorId,
} from './activity/record-activity';
export { nameIn, textsOf } from './activity/texts-of';
export { audit, auditAll, type AuditAction } from './audit/audit';
export { contactInbox } from './contact/contact-inbox';
export { fullName } from './full-name';
export { requestsOf, type RequestInbox } from './requests/request-inbox';
export { receiveForm } from './requests/request-form';
export { requestInboxRoutes } from './requests/request-inbox-routes';
export { deleteToTrash, removeTrashEntry, moveToTrash } from './trash/move-to-trash';
export { describeBy, type Trashable } from './trash/trashable';

export type RecordsParts = {
  subjects?: readonly Subject[];
  trash?: readonly Trashable[];
};

/** Combines activity log, trash, summary, saved views and contact requests. */
export function createRecordsDomain({ subjects, trash }: Required<RecordsParts>): Domain {
  return {
    addRoutes(app: App, platform: Platform) {
      contactRoutes(app, platform);
      candidateViewRoutes(app, platform);
      trashRoutes(app, platform, trash);
      activityRoutes(app, platform, subjects);
      summaryRoutes(app, platform);
      pendingWorkRoutes(app, platform);
    },
    docs: recordsDocs,
    upkeep: [{ name: 'emptying the trash', run: (kept, now) => emptyTrash(kept, trash, now) }],
    noticeWriters: { contact: contactNotice },
  };
}
