import type { Offer } from '@portal/contract/offer';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { errorStatus, isHandled } from '@portal/kit/failures/error-message';
import { paths } from '@portal/kit/routing/paths';
import { currentSession, showAlert, showNotice } from '@portal/runtime';
import { receiptOf } from '../../receipt/receipt';
import { saveReceipt } from '../../receipt/receipt-storage';
import type { DraftStore } from '../draft/draft-store';

const sentText = 'Tu postulación fue enviada.';
const failureText =
  'No pudimos enviar tu postulación. Tus datos siguen aquí: inténtalo de nuevo en un momento.';

/** With the code, as a device that keeps nothing shows no receipt. */
export function tellSent(text: string, code: string | undefined) {
  void showAlert({
    kind: 'success',
    title: 'Postulación enviada',
    text: text || sentText,
    ...(code && { details: [`Código: ${code}`] }),
  });
}

type SentElsewhere = {
  offer: Offer;
  code: string | undefined;
  hasReceipt: boolean;
  goToOffer: () => void;
};

/** To somebody who has gone on to another page: a notice goes by itself, so a code that is nowhere else waits. */
export function tellSentElsewhere({ offer, code, hasReceipt, goToOffer }: SentElsewhere) {
  const text = `Tu postulación a «${offer.title}» fue enviada.`;
  if (code && !hasReceipt) return tellSent(text, code);
  const action = { label: 'Ver oferta', run: goToOffer };
  showNotice({ kind: 'success', text, action });
  return undefined;
}

export function tellFailed(error: unknown) {
  const isClosed = errorStatus(error) === 404;
  void alertFailure(error, {
    fallback: failureText,
    field: 'error',
    ...(isClosed && {
      title: 'La oferta se cerró',
      links: [{ label: 'Ver otras ofertas', path: paths.offers }],
    }),
  });
}

export function tellFailedElsewhere(
  error: unknown,
  { offer, goToForm }: { offer: Offer; goToForm: () => void },
) {
  if (isHandled(error)) return;
  showNotice({
    kind: 'error',
    text: `No pudimos enviar tu postulación a «${offer.title}». Tus datos siguen en el formulario.`,
    action: { label: 'Continuar', run: goToForm },
  });
}

type SentApplication = { store: DraftStore; offer: Offer; questions: readonly OfferQuestion[] };

/**
 * Whether this device has the receipt now. Applications that staff try out leave nothing on it, nor do those of
 * a browser without room.
 */
export async function keepReceipt({ store, offer, questions }: SentApplication) {
  const { draft, curriculum } = store.get();
  if (!curriculum || currentSession().isAuthenticated) return false;
  try {
    await saveReceipt(receiptOf({ offer, draft, curriculum, questions }));
    return true;
  } catch {
    return false;
  }
}
