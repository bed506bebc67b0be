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
import { hasAppliedAlready, isStillNamed, lockApplying } from '../applicants/applicant-repository';
import type { Submission } from '../applicants/submissions';
import { announceConfirmation, confirmationTurn } from '../confirmations/ask-confirmation';
import { insertJobApplication } from './job-application-repository';

/** An application that may be sent, with a file that is one. */
export type ReceivedUpload = {
  call: RepeatableCall;
  submission: Submission;
  file: UploadedFile;
  fields: v.InferOutput<typeof jobApplicationUploadFromWire>;
};

/** Saves it once; a second try with the same key is the same application, even with another file (reading A25). */
export async function saveUpload(services: Platform, received: ReceivedUpload): Promise<Answer> {
  const { call, submission, file } = received;
  const refusal = await refusalOf(services, received);
  // Looked for last: an earlier try may have ended meanwhile, and be what the refusal speaks of.
  const earlier = await earlierAnswer(services.db, call);
  if (earlier) return earlier;
  if (refusal) throw refusal;

  // Counted before anything is stored: when the mailbox is written to does not decide about the rest.
  const turn = await confirmationTurn(services, submission.email);
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
  if (!(await isStillNamed(transaction, fields.applicantId))) {
    throw conflict('Tus datos fueron eliminados. Vuelve a empezar tu postulación.');
  }
  const applying = applyingOf(received);
  // One with the same e-mail may have come since it was looked for.
  await lockApplying(transaction, applying);
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

/** The other try was faster: its answer stands, and the file of this one must go. */
class RepeatedUpload extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('repeated');
    this.answer = answer;
  }
}
