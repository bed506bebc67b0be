import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { OfferCard } from './offer-card';

// A card that is far from the screen is neither laid out nor painted until it comes near, so
// that a list of hundreds scrolls smoothly.
const farAway = { contentVisibility: 'auto', containIntrinsicSize: 'auto 260px' };

type OfferListProps = { offers: readonly Offer[]; onChanged: () => Promise<void> };

export function OfferList({ offers }: OfferListProps) {
  return (
    <chakra.ul display="grid" gap="4" listStyle="none">
      {offers.map((offer, index) => (
        <chakra.li key={offer.id} css={farAway}>
          <OfferCard offer={offer} index={index} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
