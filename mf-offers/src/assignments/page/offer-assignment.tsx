import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { isHandled } from '@portal/kit/failures/error-message';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { useEffect, type ComponentType } from 'react';
import type { OfferDialogProps } from '../../offer/offer-dialog-props';
import { useFreshOffer } from '../../offer/use-fresh-offer';
import { warn } from './warn';

export type AssignmentFormProps = {
  offerId: number;
  /** Undefined while it is on its way, and when it cannot be had. */
  offer: Offer | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** What can be assigned to an offer in a dialog over the board or on a page of its own (reading A06). */
export type OfferAssignment = {
  title: string;
  /** The page's route, which takes the id of an offer. */
  path: string;
  /** For an offer that cannot be had. */
  missingText: string;
  Form: ComponentType<AssignmentFormProps>;
};

export type AssignmentProps = OfferDialogProps & { assignment: OfferAssignment };

/** Names the offer above the form. */
export function Assignment({ assignment, offerId, onSaved, onClose }: AssignmentProps) {
  const { Form, missingText } = assignment;
  const { offer, error, reload } = useFreshOffer(offerId);
  const isMissing = offerId === undefined || (error !== undefined && !isHandled(error));

  useEffect(() => {
    if (isMissing) warn(missingText);
  }, [isMissing, missingText]);

  return (
    <chakra.div display="grid" gap="5">
      {offer && <chakra.p fontWeight="600">{offer.title}</chakra.p>}
      {!offer && error === undefined && <p role="status">Cargando oferta...</p>}
      {error !== undefined && (
        <LoadFailure error={error} text="No pudimos cargar la oferta." onRetry={reload} />
      )}
      {offerId !== undefined && (
        <Form offerId={offerId} offer={offer} onSaved={onSaved} onClose={onClose} />
      )}
    </chakra.div>
  );
}
