import { chakra } from '@chakra-ui/react/styled-system';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import type { FreshOffer } from '../offer/use-fresh-offer';

/** Names the offer that something is assigned to. */
export function AssignedOffer({ offer, error, reload }: FreshOffer) {
  if (offer) return <chakra.p fontWeight="600">{offer.title}</chakra.p>;
  if (error === undefined) return <p role="status">Cargando oferta...</p>;
  return <LoadFailure error={error} text="No pudimos cargar la oferta." onRetry={reload} />;
}
