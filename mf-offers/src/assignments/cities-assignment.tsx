import { chakra } from '@chakra-ui/react/styled-system';
import type { OfferDialogProps } from '../offer/offer-dialog-props';
import { AssignedOffer } from './assigned-offer';
import { CitiesForm } from './cities-form';
import { useAssignedOffer } from './use-assigned-offer';

const missingOffer = 'No se pudo obtener la oferta para asignar ciudades.';

/** Assigns cities to an offer, in a dialog or on a page of its own (reading A06). */
export function CitiesAssignment({ offerId, onSaved, onClose }: OfferDialogProps) {
  const fresh = useAssignedOffer(offerId, missingOffer);

  return (
    <chakra.div display="grid" gap="5">
      <AssignedOffer {...fresh} />
      <CitiesForm offer={fresh.offer} onSaved={onSaved} onClose={onClose} />
    </chakra.div>
  );
}
