import type { RecordsParts } from '../records';
import type { Domain } from '../platform/domain';
import { addUploadRoutes } from '../platform/files/upload';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';
import { answerRoutes } from './answers/answer-routes';
import { applicantRoutes } from './applicants/applicant-routes';
import { deleteUnusedApplicants } from './applicants/delete-unused-applicants';
import { applicationDocs } from './application-docs';
import { applicationSubject } from './application-subject';
import { forgetLinks } from './confirmations/confirmation-link';
import { confirmationMail, confirmationsMail } from './confirmations/confirmation-mail';
import { confirmationRoutes } from './confirmations/confirmation-routes';
import { curriculumRoutes } from './curriculums/curriculum-routes';
import { duplicateDocs } from './duplicates/duplicate-docs';
import { duplicateRoutes } from './duplicates/duplicate-routes';
import { forgetMerges } from './duplicates/merge-repository';
import { eventRoutes } from './events/event-routes';
import { jobApplicationRoutes } from './list/job-application-routes';
import { uploadRoutes } from './upload/upload-routes';
import { offerApplicantRoutes } from './offer-applicants/offer-applicant-routes';
import { ownApplicationDocs } from './own-applications/own-application-docs';
import { ownApplicationRoutes } from './own-applications/own-application-routes';
import { statusRoutes } from './statuses/status-routes';
import { statusSubject } from './statuses/status-subject';
import './tables';

export { listAnswers, wasSentBy } from './answers/answer-repository';
export { applicationLimits } from './application-limits';
export { voidConfirmations } from './confirmations/void-confirmations';
export { ownName } from './applicants/own-name';
export { createSubmissions } from './applicants/submissions';
export { applicationCode, codesIn } from './upload/application-code';
export { listJobApplications } from './list/job-application-repository';

export const applications: Domain & RecordsParts = {
  async addRoutes(app: App, platform: Platform) {
    await addUploadRoutes(app, (scope) => uploadRoutes(scope, platform));
    applicantRoutes(app, platform);
    answerRoutes(app, platform);
    offerApplicantRoutes(app, platform);
    jobApplicationRoutes(app, platform);
    curriculumRoutes(app, platform);
    eventRoutes(app, platform);
    ownApplicationRoutes(app, platform);
    confirmationRoutes(app, platform);
    statusRoutes(app, platform);
    duplicateRoutes(app, platform);
  },
  docs: [...applicationDocs, ownApplicationDocs, duplicateDocs],
  constraints: [
    ['applicants_email_key', 'Ya hay otra persona con ese correo.'],
    ['job_applications_applicant_id_offer_id_key', 'Ya te postulaste a esta oferta.'],
    ['job_applications_status_id_fkey', 'El estado no existe.'],
  ],
  subjects: [applicationSubject, statusSubject],
  upkeep: [
    { name: 'deleting expired confirmation links', run: ({ db }) => forgetLinks(db) },
    {
      name: 'deleting applicants without job applications',
      run: ({ db }, now) => deleteUnusedApplicants(db, now),
    },
    { name: 'deleting expired merges', run: ({ db }, now) => forgetMerges(db, now) },
  ],
  noticeWriters: { confirmation: confirmationMail, confirmations: confirmationsMail },
};
