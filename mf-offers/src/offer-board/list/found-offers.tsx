import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { formatNumber } from '@portal/kit/format/money';
import { Button } from '@portal/kit/ui/button';
import type { Elements } from '@portal/kit/ui/elements';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { useSession } from '@portal/runtime';
import { useDeferredValue, useMemo, useRef } from 'react';
import { conditionCount, filterOffers, type OfferFilter } from '../filter/offer-filter';
import { orderBySalary, salaryOrderText } from '../filter/salary-order';
import type { OfferFilterControls } from '../filter/use-offer-filter';
import { SavedSearches } from '../saved/saved-searches';
import { ListBar } from './list-bar';
import { lastOf, pageCountOf, pageOf, pageSize } from './pages';
import { PageLinks } from './page-links';

type FoundOffersProps = {
  offers: readonly Offer[];
  controls: OfferFilterControls;
  children: (found: readonly Offer[]) => Elements;
};

/** The filtered offers by page with their announced count, or a button to clear the filter. */
export function FoundOffers({ offers, controls, children }: FoundOffersProps) {
  const region = useRef<HTMLElement>(null);
  // Saved searches are for visitors only.
  const isStaff = useSession().isAuthenticated;
  // Typing appears at once; the list follows.
  const filter = useDeferredValue(controls.filter);
  const found = useMemo(() => filterOffers(offers, filter), [offers, filter]);
  const shown = useMemo(() => pageOf(found, filter.page), [found, filter.page]);

  function goToTop() {
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView();
  }

  return (
    <chakra.section ref={region} aria-label="Ofertas" minWidth="0" tabIndex={-1} outline="none">
      <ListBar
        controls={controls}
        count={countText(found.length, offers.length, filter)}
        onRemoved={() => region.current?.focus({ preventScroll: true })}
      />
      <OrderNote found={found} filter={filter} />
      {found.length > 0 && children(shown)}
      {found.length === 0 && (
        <EmptyState text="Ninguna oferta coincide con tu búsqueda.">
          <Button variant="outline" onClick={controls.clear}>
            Ver todas las ofertas
          </Button>
        </EmptyState>
      )}
      <PageLinks filter={filter} count={pageCountOf(found)} onChosen={goToTop} />
      {!isStaff && <SavedSearches offers={offers} filter={filter} />}
    </chakra.section>
  );
}

/** Explains the order by salary, which is not obvious. */
function OrderNote({ found, filter }: { found: readonly Offer[]; filter: OfferFilter }) {
  const text = useMemo(
    () => (filter.order === 'salario' ? salaryOrderText(orderBySalary(found)) : ''),
    [found, filter.order],
  );
  if (text === '') return undefined;

  return (
    <chakra.p color="ink.muted" textStyle="sm" marginBottom="2">
      {text}
    </chakra.p>
  );
}

function countText(found: number, all: number, filter: OfferFilter) {
  const offers = `${formatNumber(all)} ${all === 1 ? 'oferta' : 'ofertas'}`;
  const count = conditionCount(filter) === 0 ? offers : `${formatNumber(found)} de ${offers}`;
  const pages = Math.ceil(found / pageSize);
  return pages > 1 ? `${count}, página ${lastOf(filter.page, pages)} de ${pages}` : count;
}
