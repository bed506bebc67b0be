import { chakra } from '@chakra-ui/react/styled-system';
import { SearchField } from '@portal/kit/form/search-field';
import { SelectField } from '@portal/kit/form/select-field';
import { Button } from '@portal/kit/ui/button';
import { Columns3, SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { CandidateFilterFields } from './candidate-filter-fields';
import { ColumnChoice } from './column-choice';
import { countFilters, pageSizes } from '@portal/kit/job-applications/list-query';
import type { CandidateQuery, QueryChanges } from './query/candidate-query';

type CandidatesToolbarProps = {
  query: CandidateQuery;
  onChange: (changes: QueryChanges) => void;
};

type Panel = 'filters' | 'columns';

export function CandidatesToolbar({ query, onChange }: CandidatesToolbarProps) {
  const filterCount = countFilters(query.filters);
  const [open, setOpen] = useState<Panel | undefined>(filterCount > 0 ? 'filters' : undefined);
  const id = useId();
  const opening = (panel: Panel) => ({
    isOpen: open === panel,
    controls: `${id}-${panel}`,
    onToggle: () => setOpen(open === panel ? undefined : panel),
  });

  return (
    <chakra.div display="grid" gap="4" marginBottom="5" data-screen-only="">
      <Fields>
        <SearchField
          label="Buscar por nombre, correo u oferta"
          placeholder="Buscar candidato..."
          maxLength={100}
          value={query.search}
          onSearch={(search) => onChange({ search })}
        />
        <SelectField
          label="Registros por página"
          options={pageSizes.map((size) => ({ value: size, label: String(size) }))}
          value={query.pageSize}
          onChange={({ target }) => onChange(pageSizeChange(target.value))}
        />
        <chakra.div display="flex" gap="2">
          <PanelButton {...opening('filters')}>
            <SlidersHorizontal aria-hidden size={18} />
            <span>{filterCount > 0 ? `Filtros (${filterCount})` : 'Filtros'}</span>
          </PanelButton>
          <PanelButton {...opening('columns')}>
            <Columns3 aria-hidden size={18} />
            Columnas
          </PanelButton>
        </chakra.div>
      </Fields>
      <div id={`${id}-filters`} hidden={open !== 'filters'}>
        {open === 'filters' && (
          <CandidateFilterFields
            filters={query.filters}
            onChange={(filters) => onChange({ filters })}
          />
        )}
      </div>
      <div id={`${id}-columns`} hidden={open !== 'columns'}>
        <ColumnChoice hidden={query.hidden} onChange={(hidden) => onChange({ hidden })} />
      </div>
    </chakra.div>
  );
}

type PanelButtonProps = {
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
  children: ReactNode;
};

function PanelButton({ isOpen, controls, onToggle, children }: PanelButtonProps) {
  return (
    <Button
      variant="outline"
      flexGrow={{ base: '1', md: '0' }}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
    </Button>
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
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '1fr 180px auto' },
    '& > :first-child': { gridColumn: { sm: 'span 2', lg: 'auto' } },
  },
});
