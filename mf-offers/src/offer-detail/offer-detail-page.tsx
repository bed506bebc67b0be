import { useResource } from '@portal/kit/query/use-resource';
import { offerResource } from '@portal/kit/resources/offers';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { OffersPage } from '../offer/offers-page';
import { useRefusedOffer } from '../offer/use-refused-offer';
import { useRouteId } from '../offer/use-route-id';
import { OfferDetail } from './offer-detail';
import { OfferHead } from './offer-head';

/** One offer, whole (specification §2, «Offer detail»). */
export function OfferDetailPage() {
  const { data: offer, error, reload } = useResource(offerResource(useRouteId()));
  useRefusedOffer(error);

  return (
    <OffersPage>
      {!offer && !error && <Loading text="Cargando oferta..." minHeight="60vh" />}
      {!offer && error !== undefined && (
        <LoadFailure error={error} text="No pudimos cargar la oferta." onRetry={reload} />
      )}
      {offer && <OfferHead offer={offer} />}
      {offer && <OfferDetail offer={offer} />}
    </OffersPage>
  );
}
