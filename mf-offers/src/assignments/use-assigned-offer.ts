import { isHandled } from '@portal/kit/failures/error-message';
import { useEffect } from 'react';
import { useFreshOffer } from '../offer/use-fresh-offer';
import { warn } from './warn';

/** The offer that something is assigned to; the text is for one that cannot be had. */
export function useAssignedOffer(offerId: number | undefined, missingText: string) {
  const fresh = useFreshOffer(offerId);
  const isMissing = offerId === undefined || (fresh.error !== undefined && !isHandled(fresh.error));

  useEffect(() => {
    if (isMissing) warn(missingText);
  }, [isMissing, missingText]);

  return fresh;
}
