import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import type { ComponentType } from 'react';
import type { OfferDialogProps } from '../../offer/offer-dialog-props';
import { AssignedOffer, useAssignedOffer } from '../page/assigned-offer';

export type PlacesFormProps = {
  offer: Offer | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

type PlacesAssignmentProps = OfferDialogProps & {
  /** For an offer that cannot be had. */
  missingText: string;
  Form: ComponentType<PlacesFormProps>;
};

/** Assigns places to an offer, in a dialog or on a page of its own (reading A06). */
export function PlacesAssignment(props: PlacesAssignmentProps) {
  const { offerId, missingText, Form, onSaved, onClose } = props;
  const fresh = useAssignedOffer(offerId, missingText);

  return (
    <chakra.div display="grid" gap="5">
      <AssignedOffer {...fresh} />
      <Form offer={fresh.offer} onSaved={onSaved} onClose={onClose} />
    </chakra.div>
  );
}
