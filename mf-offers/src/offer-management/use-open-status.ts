import type { Offer } from '@portal/contract/offer';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { offerStatusesResource } from '@portal/kit/resources/offers';
import { isOpen } from '../offer/offer-state';

/** Status of a published offer: the first one that accepts applications. */
export function useOpenStatus(offer: Offer) {
  const { data: statuses, error } = useResource(offerStatusesResource);
  useFailureAlert(error, 'No pudimos cargar los estados de la oferta.');
  return statuses?.find((status) => isOpen({ ...offer, status }));
}
