import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { formatNumber } from '@portal/kit/format/money';
import { paths } from '@portal/kit/routing/paths';
import { Link } from '@portal/runtime';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { OfferCard } from '../../offer/offer-card';
import { useSimilarOffers } from './use-similar-offers';

type SimilarOfferListProps = { offer: Offer; title?: string };

export function SimilarOfferList({ offer, title = 'Ofertas parecidas' }: SimilarOfferListProps) {
  const titleId = useId();
  const { offers = [], openCount = 0 } = useSimilarOffers(offer) ?? {};
  if (offers.length === 0) return undefined;

  return (
    <chakra.section aria-labelledby={titleId} data-screen-only="">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="baseline"
        columnGap="4"
        marginBottom="4"
      >
        <chakra.h2 id={titleId} textStyle="h3" fontSize={{ base: '1.375rem', md: '1.75rem' }}>
          {title}
        </chakra.h2>
        <AllLink to={paths.offers}>
          <span>
            {openCount > 1 ? `Ver las ${formatNumber(openCount)} ofertas` : 'Ver todas las ofertas'}
          </span>
          <ArrowRight aria-hidden size={16} />
        </AllLink>
      </chakra.div>
      <chakra.ul
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: '10px', md: '2' }}
      >
        {offers.map((similar, index) => (
          <li key={similar.id}>
            <OfferCard offer={similar} index={index} heading="h3" />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

const AllLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '32px',
    color: 'primary',
    fontWeight: '600',
    _hover: { textDecoration: 'underline' },
  },
});
