import type { Offer } from '@portal/contract/offer';
import { useLeaveWhenRefused } from '@portal/kit/failures/use-refused';
import { useResource } from '@portal/kit/query/use-resource';
import { offerResource } from '@portal/kit/resources/offers';
import { paths } from '@portal/kit/routing/paths';
import type { Elements } from '@portal/kit/ui/elements';
import { Loaded } from '@portal/kit/ui/loaded';
import { useRouteId } from './use-route-id';

export function OfferOfAddress({
  children,
}: {
  children: (offer: Offer, reload: () => Promise<void>) => Elements;
}) {
  const read = useResource(offerResource(useRouteId()));
  useLeaveWhenRefused(read.error, paths.offers);

  return (
    <Loaded
      of={read}
      loading="Cargando oferta..."
      minHeight="60vh"
      failure="No pudimos cargar la oferta."
    >
      {(offer) => children(offer, read.reload)}
    </Loaded>
  );
}
