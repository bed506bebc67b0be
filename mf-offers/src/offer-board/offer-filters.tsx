import { chakra } from '@chakra-ui/react/styled-system';

export function OfferFilters() {
  return (
    <chakra.aside aria-labelledby="offer-filters">
      <chakra.h2 id="offer-filters" textStyle="h4">
        Filtros
      </chakra.h2>
    </chakra.aside>
  );
}
