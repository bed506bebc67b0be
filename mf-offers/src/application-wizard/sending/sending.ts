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
  keepReceipt,
  tellFailed,
  tellFailedElsewhere,
  tellSentElsewhere,
  tellUnreadableElsewhere,
} from './tell-sending';
import { createWaiting } from './waiting';

export type ApplicationToSend = {
  offer: Offer;
  questions: readonly OfferQuestion[];
  /** Staff may have changed them, which is why one was refused. */
  reloadQuestions: () => Promise<void>;
  /** From wherever the visitor is by then, who may have left the form. */
  goToOffer: () => void;
  goToForm: () => void;
  /** To the step where the file is chosen that cannot be read. */
  chooseAgain: () => void;
};

export type Sending = ReturnType<typeof createSending>;

const sentText = 'Tu postulación fue enviada.';

/**
 * Sends an application once, however often it is asked to. It goes on when the form is left, and then
 * tells how it ended without leading anywhere.
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

  /** Whether the form was still shown. */
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
    if (error instanceof UnreadableFile) return askAgain(application);
    void application.reloadQuestions();
    return isShown() ? tellFailed(error) : tellFailedElsewhere(error, application);
  }

  function askAgain(application: ApplicationToSend) {
    store.loseCurriculum();
    if (isShown()) return application.chooseAgain();
    store.change({ step: 'details' });
    return tellUnreadableElsewhere(application);
  }

  const resume = (application: ApplicationToSend, isValid: () => Promise<boolean>) =>
    waiting.resume(isValid, () => void send(application));

  /** How the form that is shown now is left for the offer; it need not be the one that began to send. */
  function setWayOut(way: () => void) {
    leaveForOffer = way;
  }

  return {
    get,
    subscribe,
    isShown,
    send,
    resume,
    /** Waits no longer, as the visitor goes back, or does not want it to be sent. */
    pause: () => waiting.stop(),
    setWayOut,
  };
}

type Finished = ApplicationToSend & {
  message: string;
  leave: () => boolean;
};

/** From here on the server has it, so nothing may tell otherwise. */
async function finish(
  store: DraftStore,
  { offer, questions, goToOffer, message, leave }: Finished,
) {
  const { draft, curriculum } = store.get();
  const receipt = receiptOf({ offer, draft, curriculum, questions });
  const isKept = await keepReceipt(receipt);
  noteSent({ receipt, message: message || sentText, isKept });
  await store.remove();
  if (!leave()) tellSentElsewhere({ offer, code: receipt.code, isKept, goToOffer });
}
