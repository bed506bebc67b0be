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
  /** Undefined while loading and after a failure. */
  offer: Offer | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** An assignment form, in a dialog on the board or on its own page (reading A06). */
export type OfferAssignment = {
  title: string;
  /** Route of the page, with an offer id. */
  path: string;
  /** Text if the offer cannot be loaded. */
  missingText: string;
  Form: ComponentType<AssignmentFormProps>;
};

export type AssignmentProps = OfferDialogProps & { assignment: OfferAssignment };

/** The form below the offer's title. */
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
