import type { jobApplicationUploadFromWire } from '@portal/contract/application-writes';
import { initialApplicationStatusId } from '@portal/contract/application-status';
import { savedJobApplicationToWire } from '@portal/contract/job-application-upload';
import type * as v from 'valibot';
import { isOfferVisible, offerMissing } from '../../offers';
import type { Database } from '../../platform/database/database';
import type { UploadedFile } from '../../platform/files/upload';
import {
  answerOnce,
  earlierAnswer,
  type Answer,
  type RepeatableCall,
} from '../../platform/http/repeatable-call';
import type { Platform } from '../../platform/platform';
import { conflict, notFound } from '../../platform/problem/problem';
import {
  hasAppliedAlready,
  isNotAnonymised,
  lockApplicationsByEmail,
} from '../applicants/applicant-repository';
import type { Submission } from '../applicants/submissions';
import { announceConfirmation, confirmationMailTime } from '../confirmations/ask-confirmation';
import { insertJobApplication } from '../list/job-application-repository';

export type ReceivedUpload = {
  call: RepeatableCall;
  submission: Submission;
  file: UploadedFile;
  fields: v.InferOutput<typeof jobApplicationUploadFromWire>;
};

/**
 * Returns the same application for a second call with the same key, even with another file (reading
 * A25).
 */
export async function saveUpload(services: Platform, received: ReceivedUpload): Promise<Answer> {
  const { call, submission, file } = received;
  const refusal = await refusalOf(services, received);
  // Read last: an earlier attempt may have succeeded meanwhile and caused the refusal.
  const earlier = await earlierAnswer(services.db, call);
  if (earlier) return earlier;
  if (refusal) throw refusal;

  // Counted first, because the time of the mail affects nothing else.
  const turn = await confirmationMailTime(services, submission.email);
  const newFile = { folder: 'cv', extension: 'pdf', bytes: file.bytes } as const;
  try {
    const stored = await services.storedFiles.saveWithRow(newFile, async (transaction, cvName) => {
      const answer = await answerOnce(transaction, call, async () => {
        const application = await insert(transaction, services, { ...received, cvName });
        await announceConfirmation(services, transaction, { applicationId: application.id, turn });
        const message = 'Tu postulación fue enviada.';
        const body = savedJobApplicationToWire({ application, message });
        return { status: 201, body, applicantId: received.fields.applicantId };
      });
      if (answer.isRepeated) throw new RepeatedUpload(answer);
      return answer;
    });
    services.notices.wake();
    return stored;
  } catch (error) {
    if (error instanceof RepeatedUpload) return error.answer;
    throw error;
  }
}

async function refusalOf({ db, notices }: Platform, received: ReceivedUpload) {
  const applying = { ...applyingOf(received), isOwnerAsked: notices.reachesVisitors };
  if (!(await isOfferVisible(db, applying.offerId, 'open'))) return notFound(offerMissing);
  return (await hasAppliedAlready(db, applying)) ? repeated() : undefined;
}

const applyingOf = ({ fields: { applicantId, offerId }, submission }: ReceivedUpload) => ({
  applicantId,
  offerId,
  email: submission.email,
});

async function insert(
  transaction: Database,
  { notices }: Platform,
  received: ReceivedUpload & { cvName: string },
) {
  const { fields, file, submission, cvName } = received;
  const isOwnerAsked = notices.reachesVisitors;
  if (!(await isNotAnonymised(transaction, fields.applicantId))) {
    throw conflict('Tus datos fueron eliminados. Vuelve a empezar tu postulación.');
  }
  const applying = applyingOf(received);
  // Another application with the e-mail may have arrived since the first check.
  await lockApplicationsByEmail(transaction, applying);
  if (await hasAppliedAlready(transaction, { ...applying, isOwnerAsked })) throw repeated();
  return insertJobApplication(transaction, {
    ...fields,
    statusId: initialApplicationStatusId,
    cvName,
    cvOriginalName: file.name,
    submission: submission.nonce,
    confirmationAskedAt: isOwnerAsked ? new Date() : undefined,
  });
}

const repeated = () => conflict('Ya te postulaste a esta oferta.');

/** The other attempt was faster: uses its response and drops this file. */
class RepeatedUpload extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('repeated');
    this.answer = answer;
  }
}
