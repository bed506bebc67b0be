import type { Offer } from '@portal/contract/offer';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { isUnanswered } from '@portal/kit/failures/error-message';
import { retryDelay } from '@portal/kit/failures/retry-delay';
import { UnreadableFile } from '@portal/kit/files/hold-file';
import { noteSent } from '../../receipt/just-applied';
import { receiptOf } from '../../receipt/receipt';
import type { DraftStore } from '../draft/draft-store';
import { observable } from '../draft/observable';
import { sendApplication, type SendingProgress } from './send-application';
import { hasBegun, type SendingState } from './sending-state';
import {
  storeReceipt,
  reportSendFailure,
  notifySendFailure,
  notifySentElsewhere,
  notifyUnreadableFile,
} from './report-sending';
import { createWaiting } from './waiting';

export type ApplicationToSend = {
  offer: Offer;
  questions: readonly OfferQuestion[];
  /** Called after a refusal, because staff may have changed the questions. */
  reloadQuestions: () => Promise<void>;
  /** Works on any page, because the visitor may have left the form. */
  goToOffer: () => void;
  goToForm: () => void;
  /** Opens the step to choose another file if the file is unreadable. */
  chooseAgain: () => void;
};

export type Sending = ReturnType<typeof createSending>;

const sentText = 'Tu postulación fue enviada.';

/**
 * Sends an application once, even if called repeatedly. Continues after the form is closed, and
 * then reports the result without navigating.
 */
export function createSending(store: DraftStore, isShown: () => boolean) {
  const state = observable<SendingState>({ phase: 'idle' });
  const { get, set, subscribe } = state;
  const waiting = createWaiting(store, state);
  let leaveForOffer: (() => void) | undefined;

  const onProgress = (progress?: SendingProgress) => set({ phase: 'sending', progress });

  async function send(application: ApplicationToSend) {
    const { progress } = get();
    if (hasBegun(get())) return;
    waiting.stop();
    onProgress(progress);
    let message: string;
    try {
      message = await sendApplication({ store, questions: application.questions, onProgress });
    } catch (error) {
      return fail(error, application);
    }
    await finish(store, { ...application, message, leave });
    set({ phase: 'sent' });
  }

  /** Navigates to the offer. Returns false if the form is no longer shown. */
  function leave() {
    if (!isShown()) return false;
    leaveForOffer?.();
    return true;
  }

  function fail(error: unknown, application: ApplicationToSend) {
    if (store.isClosed()) return set({ phase: 'idle' });
    const seconds = retryDelay(error);
    const goOn = () => void send(application);
    if (seconds !== undefined) return waiting.until(Date.now() + seconds * 1000, goOn);
    if (isUnanswered(error)) return waiting.forConnection(goOn);
    waiting.forgetLosses();
    set({ phase: 'idle' });
    if (error instanceof UnreadableFile) return conditionalGet(application);
    void application.reloadQuestions();
    return isShown() ? reportSendFailure(error) : notifySendFailure(error, application);
  }

  function conditionalGet(application: ApplicationToSend) {
    store.loseCurriculum();
    if (isShown()) return application.chooseAgain();
    store.change({ step: 'details' });
    return notifyUnreadableFile(application);
  }

  const resume = (application: ApplicationToSend, isValid: () => Promise<boolean>) =>
    waiting.resume(isValid, () => void send(application));

  /** Sets the navigation of the current form, which may differ from the form that began sending. */
  function setWayOut(way: () => void) {
    leaveForOffer = way;
  }

  return {
    get,
    subscribe,
    isShown,
    send,
    resume,
    /** Stops waiting, because the visitor goes back or cancels. */
    pause: () => waiting.stop(),
    setWayOut,
  };
}

type Finished = ApplicationToSend & {
  message: string;
  leave: () => boolean;
};

/** The server has the application, so no later failure may be reported as a failed sending. */
async function finish(
  store: DraftStore,
  { offer, questions, goToOffer, message, leave }: Finished,
) {
  const { draft, curriculum } = store.get();
  const receipt = receiptOf({ offer, draft, curriculum, questions });
  const isKept = await storeReceipt(receipt);
  noteSent({ receipt, message: message || sentText, isKept });
  await store.remove();
  if (!leave()) notifySentElsewhere({ offer, code: receipt.code, isKept, goToOffer });
}
