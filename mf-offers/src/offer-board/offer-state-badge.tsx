import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { isOpen } from '../offer/offer-state';

/** Tells staff that an offer takes no applications; visitors do not get such offers (reading A37). */
export function OfferStateBadge({ offer }: { offer: Offer }) {
  if (isOpen(offer)) return undefined;

  return (
    <chakra.span
      display="inline-block"
      marginTop="2"
      paddingInline="3"
      paddingBlock="0.5"
      bg="ink"
      color="white"
      textStyle="xs"
      fontWeight="600"
      borderRadius="full"
    >
      {offer.status.name}
    </chakra.span>
  );
}
