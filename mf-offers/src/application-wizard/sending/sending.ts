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
import { keepReceipt, tellFailed, tellFailedElsewhere, tellSentElsewhere } from './tell-sending';
import { createWaits } from './waits';

/** «waiting»: the connection was lost, or the server has asked to wait; the sending goes on by itself. */
type SendingState = {
  phase: 'idle' | 'sending' | 'waiting' | 'sent';
  progress?: SendingProgress | undefined;
  /** While the server has asked to wait: until when, in milliseconds since 1970. */
  until?: number | undefined;
};

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
  const { get, set, subscribe } = observable<SendingState>({ phase: 'idle' });
  const waits = createWaits();
  let leaveForOffer: (() => void) | undefined;

  const onProgress = (progress?: SendingProgress) => set({ phase: 'sending', progress });

  async function send(application: ApplicationToSend) {
    const { phase } = get();
    if (phase === 'sending' || phase === 'sent') return;
    waits.stop();
    store.forgetLater();
    onProgress(get().progress);
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
    if (seconds !== undefined) return waitUntil(Date.now() + seconds * 1000, application);
    if (isUnanswered(error)) {
      set({ ...get(), phase: 'waiting', until: undefined });
      return waits.forConnection(() => void send(application));
    }
    waits.forgetLosses();
    set({ phase: 'idle' });
    const isUnreadable = error instanceof UnreadableFile;
    if (isUnreadable) store.loseCurriculum();
    else void application.reloadQuestions();
    if (!isShown()) return tellFailedElsewhere(error, application);
    return isUnreadable ? application.chooseAgain() : tellFailed(error);
  }

  /** As long as the server has asked to, also when the page is loaded again meanwhile. */
  function waitUntil(until: number, application: ApplicationToSend) {
    store.change({ sendAgainAt: until });
    set({ ...get(), phase: 'waiting', until });
    waits.until(until, () => void send(application));
  }

  /** Goes on to wait for what an earlier visit was to send. */
  function resume(application: ApplicationToSend) {
    const { sendAgainAt } = store.get().draft;
    if (sendAgainAt !== undefined && get().phase === 'idle') waitUntil(sendAgainAt, application);
  }

  /** Waits no longer, as what would be sent is being changed, or is not to be sent. */
  function pause() {
    waits.stop();
    store.forgetLater();
    if (get().phase === 'waiting') set({ phase: 'idle' });
  }

  /** How the form that is shown now is left for the offer; it need not be the one that began to send. */
  function setWayOut(way: () => void) {
    leaveForOffer = way;
  }

  return { get, subscribe, send, resume, pause, setWayOut };
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
