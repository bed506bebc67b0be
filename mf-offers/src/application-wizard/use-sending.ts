import type { Offer } from '@portal/contract/offer';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { errorMessage, isHandled, isUnanswered } from '@portal/kit/format/error-message';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { currentSession, showAlert, useNavigate } from '@portal/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { justApplied } from '../receipt/just-applied';
import { receiptOf } from '../receipt/receipt';
import { saveReceipt } from '../receipt/receipt-storage';
import type { DraftStore } from './draft-store';
import { sendApplication, type SendingProgress } from './send-application';

/** «waiting»: the connection was lost, and the sending goes on when it is back. */
type Phase = 'idle' | 'sending' | 'waiting';

const firstWait = 2000;
const longestWait = 30_000;

const sentText = 'Tu postulación fue enviada.';
const failureText =
  'No pudimos enviar tu postulación. Tus datos siguen aquí: inténtalo de nuevo en un momento.';

export type Application = {
  store: DraftStore;
  offer: Offer;
  questions: readonly OfferQuestion[];
};

/** Sends the application once, however often it is asked to, and leads to the offer's detail. */
export function useSending({ store, offer, questions }: Application) {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('idle');
  const [progress, setProgress] = useState<SendingProgress>();
  const isRunning = useRef(false);
  const losses = useRef(0);

  const finish = useCallback(
    async (message: string) => {
      tellSent(message, store.get().draft.sent.code);
      await keepReceipt({ store, offer, questions });
      await store.remove();
      void navigate(offerDetailPath(offer.id), { state: justApplied });
    },
    [store, offer, questions, navigate],
  );

  const send = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPhase('sending');
    try {
      await finish(await sendApplication({ store, questions, onProgress: setProgress }));
    } catch (error) {
      if (store.isClosed()) return;
      losses.current = isUnanswered(error) ? losses.current + 1 : 0;
      setPhase(losses.current > 0 ? 'waiting' : 'idle');
      if (losses.current === 0) tellFailure(error);
    } finally {
      isRunning.current = false;
    }
  }, [store, questions, finish]);

  useEffect(() => {
    if (phase !== 'waiting') return undefined;
    const goOn = () => void send();
    const wait = Math.min(firstWait * 2 ** (losses.current - 1), longestWait);
    const timer = setTimeout(goOn, wait);
    window.addEventListener('online', goOn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
    };
  }, [phase, send]);

  return { phase, progress, send };
}

/** With the code, as a device that keeps nothing shows no receipt. */
function tellSent(message: string, code: string | undefined) {
  void showAlert({
    kind: 'success',
    title: 'Postulación enviada',
    text: message || sentText,
    ...(code && { details: [`Código: ${code}`] }),
  });
}

/** Applications that staff try out leave nothing on the device, nor do those of a browser without room. */
async function keepReceipt({ store, offer, questions }: Application) {
  const { draft, curriculum } = store.get();
  if (!curriculum || currentSession().isAuthenticated) return;
  await saveReceipt(receiptOf({ offer, draft, curriculum, questions })).catch(() => undefined);
}

function tellFailure(error: unknown) {
  if (isHandled(error)) return;
  const text = errorMessage(error, failureText, 'error');
  void showAlert({ kind: 'error', title: 'Error', text });
}
