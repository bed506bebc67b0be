import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { SelectField } from '@portal/kit/ui/select-field';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { SearchField } from '@portal/kit/ui/search-field';
import { CandidateFilterFields } from './candidate-filter-fields';
import type { FilterChoices } from './filter-choices';
import { countFilters, noFilters, pageSizes, type CandidateQuery } from './candidate-query';
import type { QueryChanges } from './use-candidate-query';

type CandidatesToolbarProps = {
  query: CandidateQuery;
  choices: FilterChoices;
  onChange: (changes: QueryChanges) => void;
};

export function CandidatesToolbar({ query, choices, onChange }: CandidatesToolbarProps) {
  const filterCount = countFilters(query.filters);
  const [isOpen, setOpen] = useState(filterCount > 0);
  const panelId = useId();

  return (
    <chakra.div display="grid" gap="4" marginBottom="5">
      <Fields>
        <SearchField
          label="Buscar por nombre, correo u oferta"
          placeholder="Buscar candidato..."
          value={query.search}
          onSearch={(search) => onChange({ search })}
        />
        <SelectField
          label="Registros por página"
          options={pageSizes.map((size) => ({ value: size, label: String(size) }))}
          value={query.pageSize}
          onChange={({ target }) => onChange(pageSizeChange(target.value))}
        />
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden size={18} />
          {filterCount > 0 ? `Filtros (${filterCount})` : 'Filtros'}
        </Button>
      </Fields>
      <div id={panelId} hidden={!isOpen}>
        <CandidateFilterFields
          filters={query.filters}
          choices={choices}
          onChange={(filters) => onChange({ filters })}
          onClear={() => onChange({ filters: noFilters })}
        />
      </div>
    </chakra.div>
  );
}

function pageSizeChange(value: string): QueryChanges {
  const pageSize = pageSizes.find((size) => String(size) === value);
  return pageSize ? { pageSize } : {};
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'end',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', md: '1fr 180px auto' },
    '& > :first-child': { gridColumn: { sm: 'span 2', md: 'auto' } },
  },
});
