import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { Button } from '@portal/kit/ui/button';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { filterOffers } from './filter/offer-filter';
import type { OfferFilterControls } from './filter/use-offer-filter';

type FoundOffersProps = {
  offers: readonly Offer[];
  controls: OfferFilterControls;
  children: (found: readonly Offer[]) => ReactNode;
};

/** What the filter leaves, counted out loud, or a way back to all of it. */
export function FoundOffers({ offers, controls, children }: FoundOffersProps) {
  const { clear } = controls;
  // What is typed appears at once; the list follows.
  const filter = useDeferredValue(controls.filter);
  const found = useMemo(() => filterOffers(offers, filter), [offers, filter]);

  return (
    <div>
      <chakra.p role="status" color="ink.muted" textStyle="sm" marginBottom="3">
        {countText(found.length, offers.length)}
      </chakra.p>
      {found.length > 0 && children(found)}
      {found.length === 0 && (
        <EmptyState text="Ninguna oferta coincide con tu búsqueda.">
          <Button variant="outline" onClick={clear}>
            Ver todas las ofertas
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

const countText = (found: number, all: number) =>
  found === all ? `${all} ${all === 1 ? 'oferta' : 'ofertas'}` : `${found} de ${all} ofertas`;
