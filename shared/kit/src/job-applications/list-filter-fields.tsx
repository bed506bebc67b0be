import { chakra } from '@chakra-ui/react/styled-system';
import { SearchField } from '../form/search-field';
import { Button } from '../ui/button';
import type { Elements } from '../ui/elements';
import { countFilters, noFilters, type FilterName, type ListFilters } from './list-query';

type ListFilterFieldsProps = {
  filters: ListFilters;
  /** Receives the changed filters only. */
  onChange: (filters: Partial<ListFilters>) => void;
  /** Additional fields of one list, shown first. */
  children?: Elements;
};

/**
 * Renders the filters of a list of job applications: days, salary expectation and a button to clear
 * all filters.
 */
export function ListFilterFields({ filters, onChange, children }: ListFilterFieldsProps) {
  const bind = (name: FilterName) => ({
    value: filters[name],
    onSearch: (value: string) => onChange({ [name]: value }),
  });

  return (
    <Panel>
      {children}
      <SearchField label="Desde el día" type="date" {...bind('firstDay')} />
      <SearchField label="Hasta el día" type="date" {...bind('lastDay')} />
      <SearchField label="Aspiración mínima" inputMode="numeric" {...bind('minimum')} />
      <SearchField label="Aspiración máxima" inputMode="numeric" {...bind('maximum')} />
      {countFilters(filters) > 0 && (
        <Button variant="ghost" size="sm" justifySelf="start" onClick={() => onChange(noFilters)}>
          Limpiar filtros
        </Button>
      )}
    </Panel>
  );
}

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    padding: '4',
    bg: 'soft',
    borderRadius: 'md',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(auto-fit, minmax(200px, 1fr))' },
  },
});
