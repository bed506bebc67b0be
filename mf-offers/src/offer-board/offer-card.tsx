import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { MapPin } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FactList } from '../offer/fact-list';
import { cardFacts } from '../offer/offer-facts';
import { isOpen } from '../offer/offer-state';

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
  /** What this device knows of it. */
  mark: ReactNode;
  /** The administrator's menu. */
  menu: ReactNode;
};

export function OfferCard({ offer, index, mark, menu }: OfferCardProps) {
  const titleId = useId();
  const { bg, edge } = blues[index % 2 === 0 ? 0 : 1];

  return (
    <chakra.article
      aria-labelledby={titleId}
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '1fr auto', md: menu ? '1fr auto auto' : '1fr auto' }}
      gridTemplateAreas={menu ? areasWithMenu : areas}
      columnGap="3"
      rowGap="5"
      alignItems="start"
      padding={{ base: '4', md: '6' }}
      bg={bg}
      borderRadius="md"
      borderLeft="6px solid"
      borderLeftColor={edge}
    >
      <chakra.div gridArea="title" minWidth="0">
        <chakra.h2 id={titleId} textStyle="h3">
          {offer.title}
        </chakra.h2>
        <Places offer={offer} />
        <StateBadge offer={offer} />
        {mark}
      </chakra.div>
      <chakra.div gridArea="facts">
        <FactList facts={cardFacts(offer)} columnWidth="200px" />
      </chakra.div>
      <LinkButton gridArea="link" to={offerDetailPath(offer.id)} aria-describedby={titleId}>
        Ver oferta
      </LinkButton>
      {menu && <chakra.div gridArea="menu">{menu}</chakra.div>}
    </chakra.article>
  );
}

const areas = {
  base: '"title title" "facts facts" "link link"',
  md: '"title link" "facts facts"',
};

const areasWithMenu = {
  base: '"title menu" "facts facts" "link link"',
  md: '"title link menu" "facts facts facts"',
};

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

/** Tells staff that an offer takes no applications; visitors do not get such offers (reading A37). */
function StateBadge({ offer }: { offer: Offer }) {
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
