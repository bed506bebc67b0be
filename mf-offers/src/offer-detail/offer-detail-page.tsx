import { useLeaveWhenRefused } from '@portal/kit/failures/use-refused';
import { useResource } from '@portal/kit/query/use-resource';
import { offerResource } from '@portal/kit/resources/offers';
import { paths } from '@portal/kit/routing/paths';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { OffersPage } from '../offer/offers-page';
import { useRouteId } from '../offer/use-route-id';
import { OfferDetail } from './offer-detail';
import { OfferHead } from './offer-head';
import { OfferSkeleton } from './offer-skeleton';

/** The page of an offer (S2.78). */
export function OfferDetailPage() {
  const { data: offer, error, reload } = useResource(offerResource(useRouteId()));
  useLeaveWhenRefused(error, paths.offers);

  if (offer) {
    return (
      <>
        <OfferHead offer={offer} />
        {/* Resets all state, such as open dialogs, for another offer. */}
        <OfferDetail key={offer.id} offer={offer} />
      </>
    );
  }
  if (error === undefined) return <OfferSkeleton />;
  return (
    <OffersPage>
      <LoadFailure error={error} text="No pudimos cargar la oferta." onRetry={reload} />
    </OffersPage>
  );
}
