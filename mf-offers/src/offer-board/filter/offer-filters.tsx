import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { Form } from '@portal/kit/form/form';
import { SearchField } from '@portal/kit/form/search-field';
import { SelectField } from '@portal/kit/form/select-field';
import { Button } from '@portal/kit/ui/button';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { FacetChoices } from './facet-choices';
import { conditionCount, countValues, facets, orders, params, type Order } from './offer-filter';
import { useEarlyFilter } from './use-early-filter';
import type { OfferFilterControls } from './use-offer-filter';

type OfferFiltersProps = {
  /** All offers, which tell what there is to choose. */
  offers: readonly Offer[];
  controls: OfferFilterControls;
};

const orderNames: Record<Order, string> = {
  recientes: 'Más recientes',
  titulo: 'Título, de la A a la Z',
  vacantes: 'Más vacantes',
};

/** The column «Filtros» (specification §2): nothing is filtered until somebody asks for it (reading A09). */
export function OfferFilters({ offers, controls }: OfferFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useEarlyFilter(controls.adopt);
  const count = conditionCount(controls.filter);

  return (
    <chakra.aside
      aria-labelledby="offer-filters"
      position={{ lg: 'sticky' }}
      top="84px"
      maxHeight={{ lg: 'calc(100vh - 100px)' }}
      overflowY={{ lg: 'auto' }}
      padding={{ base: '4', lg: '5' }}
      bg="soft"
      borderRadius="md"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" minHeight="36px">
        <chakra.h2 id="offer-filters" textStyle="h4" marginInlineEnd="auto">
          Filtros
        </chakra.h2>
        {count > 0 && (
          <Button variant="ghost" size="sm" paddingInline="2" onClick={controls.clear}>
            <X aria-hidden size={16} />
            Limpiar filtros
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          display={{ lg: 'none' }}
          aria-expanded={isOpen}
          aria-controls="offer-filter-fields"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden size={16} />
          {isOpen ? 'Ocultar' : 'Mostrar'}
          {count > 0 && ` (${count})`}
        </Button>
      </chakra.div>
      <Form
        id="offer-filter-fields"
        ref={form}
        display={{ base: isOpen ? 'grid' : 'none', lg: 'grid' }}
        gap="5"
        marginTop="4"
      >
        <Fields offers={offers} controls={controls} />
      </Form>
    </chakra.aside>
  );
}

function Fields({ offers, controls }: OfferFiltersProps) {
  const { filter, search, sort, toggle } = controls;

  return (
    <>
      <SearchField
        label="Buscar"
        name={params.text}
        placeholder="Cargo, tecnología…"
        value={filter.text}
        onSearch={search}
      />
      <SelectField
        label="Ordenar por"
        name={params.order}
        value={filter.order}
        options={orders.map((order) => ({ value: order, label: orderNames[order] }))}
        onChange={({ target }) => sort(orders.find((order) => order === target.value) ?? orders[0])}
      />
      {facets.map(({ key, param, title }) => (
        <FacetChoices
          key={key}
          title={title}
          name={param}
          values={countValues(offers, filter, key)}
          chosen={filter.chosen[key]}
          onToggle={(value) => toggle(key, value)}
        />
      ))}
    </>
  );
}
