import { chakra } from '@chakra-ui/react/styled-system';
import { isHandled } from '@portal/kit/failures/error-message';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { useEffect } from 'react';
import { useFreshOffer, type FreshOffer } from '../../offer/use-fresh-offer';
import { warn } from './warn';

/** Names the offer that something is assigned to. */
export function AssignedOffer({ offer, error, reload }: FreshOffer) {
  if (offer) return <chakra.p fontWeight="600">{offer.title}</chakra.p>;
  if (error === undefined) return <p role="status">Cargando oferta...</p>;
  return <LoadFailure error={error} text="No pudimos cargar la oferta." onRetry={reload} />;
}

/** The offer that something is assigned to; the text is for one that cannot be had. */
export function useAssignedOffer(offerId: number | undefined, missingText: string) {
  const fresh = useFreshOffer(offerId);
  const isMissing = offerId === undefined || (fresh.error !== undefined && !isHandled(fresh.error));

  useEffect(() => {
    if (isMissing) warn(missingText);
  }, [isMissing, missingText]);

  return fresh;
}
