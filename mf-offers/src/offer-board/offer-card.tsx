import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { MapPin } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FactList } from '../components/fact-list';
import { cardFacts } from '../components/offer-facts';

// Tints of the brand's two blues that are told apart at a glance and carry ink and muted text
// at more than 4.5:1 (specification §9: offer cards alternate between two blues).
const blues = [
  { bg: '#E6EDFD', edge: 'primary' },
  { bg: '#CBE3F5', edge: 'second' },
] as const;

type OfferCardProps = {
  offer: Offer;
  /** Position in the list, which decides the blue. */
  index: number;
  /** What else the card says of the offer, such as its state. */
  badge?: ReactNode;
  /** The administrator's menu. */
  menu?: ReactNode;
};

export function OfferCard({ offer, index, badge, menu }: OfferCardProps) {
  const titleId = useId();
  const { bg, edge } = blues[index % 2 === 0 ? 0 : 1];

  return (
    <chakra.article
      aria-labelledby={titleId}
      display="grid"
      gap="5"
      padding={{ base: '4', md: '6' }}
      bg={bg}
      borderRadius="md"
      borderLeft="6px solid"
      borderLeftColor={edge}
    >
      <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <chakra.div minWidth="0">
          <chakra.h2 id={titleId} textStyle="h3" overflowWrap="anywhere">
            {offer.title}
          </chakra.h2>
          <Places offer={offer} />
        </chakra.div>
        <chakra.div display="flex" alignItems="center" gap="2" flexShrink="0">
          {badge}
          {menu}
        </chakra.div>
      </chakra.div>
      <chakra.div
        display="grid"
        gap="5"
        alignItems="end"
        gridTemplateColumns={{ base: '1fr', md: '1fr auto' }}
      >
        <FactList facts={cardFacts(offer)} columnWidth="168px" />
        <LinkButton to={offerDetailPath(offer.id)} aria-describedby={titleId}>
          Ver oferta
        </LinkButton>
      </chakra.div>
    </chakra.article>
  );
}

function Places({ offer }: { offer: Offer }) {
  const places = offer.cities.length > 0 ? offer.cities : offer.countries;
  if (places.length === 0) return undefined;

  return (
    <chakra.p display="flex" alignItems="center" gap="2" color="ink.muted" marginTop="1">
      <MapPin aria-hidden size={16} />
      {places.map(({ name }) => name).join(', ')}
    </chakra.p>
  );
}
