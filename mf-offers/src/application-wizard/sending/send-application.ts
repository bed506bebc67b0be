import { readAmount } from '@portal/contract/amount';
import { privacyPolicyVersion } from '@portal/contract/consent';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { errorStatus, isUnanswered } from '@portal/kit/failures/error-message';
import { retryDelay } from '@portal/kit/failures/retry-delay';
import { holdFile, UnreadableFile, unreadableFile } from '@portal/kit/files/hold-file';
import { saveAnswer } from '@portal/kit/resources/answers';
import { checkApplicant, saveApplicant } from '@portal/kit/resources/applicants';
import { recordConsent } from '@portal/kit/resources/consents';
import { uploadJobApplication } from '@portal/kit/resources/job-application-upload';
import type { WizardDraft } from '../../on-device/wizard-draft';
import type { DraftStore } from '../draft/draft-store';

export type Stage = 'applicant' | 'upload' | 'answers';

export type SendingProgress = { stage: Stage; percent: number };

type Sending = {
  store: DraftStore;
  questions: readonly OfferQuestion[];
  onProgress: (progress: SendingProgress) => void;
};

/** Thrown when another tab has taken over the draft and continues sending. */
class TakenOver extends Error {}

/** In milliseconds. The server accepts a check for an hour, so it is renewed earlier. */
const checkLifetime = 45 * 60 * 1000;

/**
 * Sends the parts that the server lacks: applicant, application with CV, answers (S4.20). The draft
 * records finished parts, so that a retry continues there. Returns the server's last message.
 */
export async function sendApplication(sending: Sending): Promise<string> {
  await renewOldCheck(sending.store);
  await sendApplicant(sending);
  await sendUpload(sending);
  await sendConsent(sending);
  return sendAnswers(sending);
}

async function renewOldCheck(store: DraftStore) {
  const { check } = store.get().draft;
  if (check && Date.now() - check.at >= checkLifetime) await renewCheck(store);
}

async function renewCheck(store: DraftStore) {
  const { check } = store.get().draft;
  if (!check) return;
  const { submission } = store;
  const { isKnown, applicant } = await checkApplicant(check.email, store.offerId, { submission });
  const { sent } = store.get().draft;
  const renewed = { ...check, at: Date.now() };
  // The new proof may belong to another applicant: a separate applicant is known only by the lost
  // proof.
  store.change(
    sent.upload === 'done'
      ? { check: renewed }
      : {
          check: { ...renewed, applicant: isKnown ? applicant : undefined },
          sent: { ...sent, applicantId: undefined },
        },
  );
}

const verificationNeeded = 428;

/** A lost proof, for example a missing cookie, is renewed once. */
async function verified<Result>(store: DraftStore, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (errorStatus(error) !== verificationNeeded) throw error;
    await renewCheck(store);
    return call();
  }
}

/** Saves the applicant, unless the server knows the e-mail. Returns the id. */
async function sendApplicant({ store, onProgress }: Sending) {
  requireOpen(store);
  const { email, name, check, sent, idempotencyKey } = store.get().draft;
  const knownId = sent.applicantId ?? check?.applicant?.id;
  if (knownId !== undefined) return knownId;

  onProgress({ stage: 'applicant', percent: 0 });
  const { submission } = store;
  const { id } = await verified(store, () =>
    saveApplicant({ email, name }, { idempotencyKey, submission }),
  );
  keepSent(store, { applicantId: id });
  return id;
}

async function sendUpload(sending: Sending) {
  const { store, onProgress } = sending;
  requireOpen(store);
  const { draft, curriculum } = store.get();
  const { number: salaryExpectation, currency: salaryCurrency } = readAmount(
    draft.salaryExpectation,
  );
  if (draft.sent.upload === 'done') return;
  if (!curriculum) throw new UnreadableFile(unreadableFile);
  if (salaryExpectation === undefined)
    throw new Error('The salary expectation is missing or invalid.');
  // An unreadable file fails here, so that it is not mistaken for a lost connection.
  const held = await holdFile(curriculum);

  onProgress({ stage: 'upload', percent: 0 });
  const wasStarted = draft.sent.upload === 'started';
  keepSent(store, { upload: 'started' });
  try {
    const { offerId, submission } = store;
    const { application } = await verified(store, async () =>
      uploadJobApplication(
        {
          applicantId: await sendApplicant(sending),
          offerId,
          salaryExpectation,
          salaryCurrency,
          curriculum: held,
        },
        {
          idempotencyKey: draft.idempotencyKey,
          submission,
          onProgress: (percent) => onProgress({ stage: 'upload', percent }),
        },
      ),
    );
    keepSent(store, {
      code: application?.code,
      at: application?.appliedAt,
      asksConfirmation: application?.isEmailConfirmed === false,
    });
  } catch (error) {
    // The response of an earlier try was lost: the server already has the application.
    if (!(wasStarted && errorStatus(error) === 409)) throw error;
  }
  keepSent(store, { upload: 'done' });
}

/**
 * Sends the optional consent. A refusal, for example by a server without this endpoint, does not
 * block the application. Lost connections and temporary refusals are retried.
 */
async function sendConsent({ store }: Sending) {
  requireOpen(store);
  const { joinsTalentPool, sent } = store.get().draft;
  if (joinsTalentPool === (sent.joinsTalentPool ?? false)) return;
  const policyVersion = privacyPolicyVersion;
  try {
    const { offerId, submission } = store;
    await verified(store, () =>
      recordConsent({ offerId, policyVersion, joinsTalentPool }, { submission }),
    );
  } catch (error) {
    if (isUnanswered(error) || retryDelay(error) !== undefined) throw error;
    return;
  }
  keepSent(store, { joinsTalentPool });
}

/**
 * One request per answer, in the order of the questions. Unchanged answers that were sent before
 * are skipped.
 */
async function sendAnswers(sending: Sending) {
  const { store, questions, onProgress } = sending;
  let message = '';
  for (const [index, { id }] of questions.entries()) {
    requireOpen(store);
    const { answers, sent } = store.get().draft;
    const text = answers[id] ?? '';
    if (sent.answers[id] === text) continue;
    onProgress({ stage: 'answers', percent: Math.round((100 * index) / questions.length) });
    const { submission } = store;
    message = await verified(store, async () =>
      saveAnswer(
        { applicantId: await sendApplicant(sending), offerQuestionId: id, text },
        { submission },
      ),
    );
    keepSent(store, { answers: { ...sent.answers, [id]: text } });
  }
  return message;
}

function requireOpen(store: DraftStore) {
  if (store.isClosed()) throw new TakenOver();
}

function keepSent(store: DraftStore, changes: Partial<WizardDraft['sent']>) {
  store.change({ sent: { ...store.get().draft.sent, ...changes } });
}
