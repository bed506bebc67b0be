import type { Offer } from '@portal/contract/offer';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { useLocation } from '@portal/runtime';
import { OfferMark } from '../offer/offer-mark';
import { useOwnMark } from '../offer/use-offer-marks';
import { justApplied } from '../receipt/just-applied';
import { ReceiptButton } from '../receipt/receipt-button';

/** What this device knows of the visitor's own application; right after sending it, its receipt. */
export function OwnApplication({ offer }: { offer: Offer }) {
  const { mark, reload } = useOwnMark(offer.id);
  const { state } = useLocation();
  const isJustSent = state === justApplied && mark === 'applied';

  if (!isJustSent) {
    return <OfferMark mark={mark} offer={offer} onChanged={() => void reload()} />;
  }
  return (
    <InlineNotice
      kind="success"
      action={
        <ReceiptButton offerId={offer.id} variant="outline" onDeleted={() => void reload()} />
      }
    >
      Recibimos tu postulación. Guarda tu comprobante: su código sirve para consultarnos por ella.
    </InlineNotice>
  );
}
