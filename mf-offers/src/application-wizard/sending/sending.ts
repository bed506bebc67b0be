import type { Offer } from '@portal/contract/offer';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { isUnanswered } from '@portal/kit/failures/error-message';
import { noteSent } from '../../receipt/just-applied';
import { receiptOf } from '../../receipt/receipt';
import type { DraftStore } from '../draft/draft-store';
import { observable } from '../draft/observable';
import { sendApplication, type SendingProgress } from './send-application';
import { keepReceipt, tellFailed, tellFailedElsewhere, tellSentElsewhere } from './tell-sending';

/** «waiting»: the connection was lost, and the sending goes on when it is back. */
type SendingState = {
  phase: 'idle' | 'sending' | 'waiting' | 'sent';
  progress?: SendingProgress | undefined;
};

export type ApplicationToSend = {
  offer: Offer;
  questions: readonly OfferQuestion[];
  /** Staff may have changed them, which is why one was refused. */
  reloadQuestions: () => Promise<void>;
  /** From wherever the visitor is by then, who may have left the form. */
  goToOffer: () => void;
  goToForm: () => void;
};

export type Sending = ReturnType<typeof createSending>;

const sentText = 'Tu postulación fue enviada.';

const firstWait = 2000;
const maxWait = 30_000;

/**
 * Sends an application once, however often it is asked to. It goes on when the form is left, and then
 * tells how it ended without leading anywhere.
 */
export function createSending(store: DraftStore, isShown: () => boolean) {
  const { get, set, subscribe } = observable<SendingState>({ phase: 'idle' });
  let leaveForOffer: (() => void) | undefined;
  let losses = 0;
  let stopWaiting: (() => void) | undefined;

  const onProgress = (progress?: SendingProgress) => set({ phase: 'sending', progress });

  async function send(application: ApplicationToSend) {
    const { phase } = get();
    if (phase === 'sending' || phase === 'sent') return;
    stopWaiting?.();
    onProgress(get().progress);
    let message: string;
    try {
      message = await sendApplication({ store, questions: application.questions, onProgress });
    } catch (error) {
      fail(error, application);
      return;
    }
    await finish(message, application);
  }

  /** From here on the server has it, so nothing may tell otherwise. */
  async function finish(message: string, { offer, questions, goToOffer }: ApplicationToSend) {
    const { draft, curriculum } = store.get();
    const receipt = receiptOf({ offer, draft, curriculum, questions });
    const isKept = await keepReceipt(receipt);
    noteSent({ receipt, message: message || sentText, isKept });
    await store.remove();
    if (isShown()) leaveForOffer?.();
    else tellSentElsewhere({ offer, code: receipt.code, isKept, goToOffer });
    set({ phase: 'sent' });
  }

  function fail(error: unknown, application: ApplicationToSend) {
    if (store.isClosed()) return set({ phase: 'idle' });
    losses = isUnanswered(error) ? losses + 1 : 0;
    if (losses > 0) return wait(application);
    set({ phase: 'idle' });
    void application.reloadQuestions();
    return isShown() ? tellFailed(error) : tellFailedElsewhere(error, application);
  }

  function wait(application: ApplicationToSend) {
    set({ ...get(), phase: 'waiting' });
    const goOn = () => void send(application);
    const timer = setTimeout(goOn, Math.min(firstWait * 2 ** (losses - 1), maxWait));
    window.addEventListener('online', goOn);
    stopWaiting = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
    };
  }

  /** Waits no longer for the connection, as what would be sent is being changed. */
  function pause() {
    stopWaiting?.();
    if (get().phase === 'waiting') set({ phase: 'idle' });
  }

  /** How the form that is shown now is left for the offer; it need not be the one that began to send. */
  function setWayOut(leave: () => void) {
    leaveForOffer = leave;
  }

  return { get, subscribe, send, pause, setWayOut };
}
