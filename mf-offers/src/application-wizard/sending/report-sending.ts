import type { Offer } from '@portal/contract/offer';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { errorStatus, isHandled } from '@portal/kit/failures/error-message';
import { paths } from '@portal/kit/routing/paths';
import { currentSession, showAlert, showNotice } from '@portal/runtime';
import type { Receipt } from '../../receipt/receipt';
import { saveReceipt } from '../../receipt/receipt-storage';

const failureText =
  'No pudimos enviar tu postulación. Tus datos siguen aquí: inténtalo de nuevo en un momento.';

type SentElsewhere = {
  offer: Offer;
  code: string | undefined;
  isKept: boolean;
  goToOffer: () => void;
};

/**
 * Reports success after the visitor has left the form. A notice disappears, so a code that is not
 * stored on the device is shown in an alert.
 */
export function notifySentElsewhere({ offer, code, isKept, goToOffer }: SentElsewhere) {
  const text = `Tu postulación a «${offer.title}» fue enviada.`;
  if (code && !isKept) {
    void showAlert({
      kind: 'success',
      title: 'Postulación enviada',
      text,
      details: [`Código: ${code}`],
    });
    return;
  }
  showNotice({ kind: 'success', text, action: { label: 'Ver oferta', run: goToOffer } });
}

export function reportSendFailure(error: unknown) {
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

type Unsent = { offer: Offer; goToForm: () => void };

export function notifySendFailure(error: unknown, unsent: Unsent) {
  if (!isHandled(error)) tellUnsent(unsent, 'Tus datos siguen en el formulario.');
}

/** The file was discarded, so the form asks for another one. */
export const notifyUnreadableFile = (unsent: Unsent) =>
  tellUnsent(unsent, 'No pudimos leer el archivo: elige tu currículum otra vez.');

function tellUnsent({ offer, goToForm }: Unsent, whatNext: string) {
  showNotice({
    kind: 'error',
    text: `No pudimos enviar tu postulación a «${offer.title}». ${whatNext}`,
    action: { label: 'Continuar', run: goToForm },
  });
}

/**
 * Stores the receipt on this device. Returns false if it is not stored: staff tests leave nothing,
 * and the browser may lack space.
 */
export async function storeReceipt(receipt: Receipt) {
  if (currentSession().isAuthenticated) return false;
  try {
    await saveReceipt(receipt);
    return true;
  } catch {
    return false;
  }
}
