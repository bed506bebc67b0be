import { chakra } from '@chakra-ui/react/styled-system';
import { Form } from '@portal/kit/form/form';
import { SearchField } from '@portal/kit/form/search-field';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { FacetFields, type FacetFieldsProps } from './facet-fields';
import { conditionCount, params } from './offer-filter';
import { useEarlyFilter } from './use-early-filter';
import { useStickyTop } from './use-sticky-top';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet);

/** Id of the filter form, for fields outside of it. */
export const filterForm = 'offer-filter-fields';

/** The column «Filtros» (S2.54). Nothing is filtered by default (reading A09). */
export function OfferFilters({ offers, controls }: FacetFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useEarlyFilter(controls.adopt);
  const column = useStickyTop();
  const count = conditionCount(controls.filter);

  return (
    <chakra.aside
      ref={column}
      aria-labelledby="offer-filters"
      minWidth="0"
      position={{ lg: 'sticky' }}
      top="84px"
      data-screen-only=""
    >
      <chakra.h2 id="offer-filters" textStyle="h4" lineHeight="32px" css={titleLook}>
        Filtros
      </chakra.h2>
      <Form id={filterForm} ref={form} css={formLook}>
        <SearchField
          isCompact
          label="Buscar"
          name={params.text}
          placeholder="Cargo o tecnología"
          value={controls.filter.text}
          onSearch={controls.search}
        />
        <Button
          variant="outline"
          paddingInline="3"
          hideFrom="lg"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal aria-hidden size={18} />
          <span>Filtros</span>
          {count > 0 && <Count>{count}</Count>}
        </Button>
        <chakra.div hideBelow="lg" marginTop="5">
          <FacetFields offers={offers} controls={controls} />
        </chakra.div>
      </Form>
      {isOpen && (
        <Suspense>
          <FilterSheet offers={offers} controls={controls} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </chakra.aside>
  );
}

const titleLook = { lgDown: { srOnly: true }, lg: { marginBottom: '3' } } as const;

const formLook = {
  display: { base: 'grid', lg: 'block' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2',
} as const;

const Count = chakra('span', {
  base: {
    paddingInline: '7px',
    bg: 'primary',
    color: 'white',
    borderRadius: 'full',
    fontSize: '13px',
    lineHeight: '20px',
  },
});
