import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@portal/kit/ui/skeleton';
import { Spinner } from '@portal/kit/ui/spinner';

/** As many as fit on a screen. */
const cards = [0, 1, 2, 3, 4, 5];

export function LoadingOffers() {
  return (
    <div>
      <chakra.p
        role="status"
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="32px"
        marginBottom="3"
        color="ink.muted"
      >
        <Spinner size="18px" />
        <span>Cargando ofertas...</span>
      </chakra.p>
      <chakra.div display="grid" gap={{ base: '10px', md: '2' }}>
        {cards.map((card) => (
          <Skeleton
            key={card}
            height={{ base: '200px', md: '104px' }}
            bg={card % 2 === 0 ? 'offer.a' : 'offer.b'}
            borderRadius="md"
          />
        ))}
      </chakra.div>
    </div>
  );
}
