import { chakra } from '@chakra-ui/react/styled-system';
import { SearchField } from '@portal/kit/form/search-field';
import { Button } from '@portal/kit/ui/button';
import { Columns3, SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { CandidateFilterFields } from './candidate-filter-fields';
import { ColumnChoice } from './column-choice';
import { countFilters } from '@portal/kit/job-applications/list-query';
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
    <chakra.div display="grid" gap="2" marginBottom="2" data-screen-only="">
      <Fields>
        <SearchField
          isCompact
          label="Buscar por nombre, correo u oferta"
          placeholder="Buscar candidato..."
          maxLength={100}
          value={query.search}
          onSearch={(search) => onChange({ search })}
        />
        <PanelButton {...opening('filters')}>
          <SlidersHorizontal aria-hidden size={18} />
          <span>{filterCount > 0 ? `Filtros (${filterCount})` : 'Filtros'}</span>
        </PanelButton>
        <PanelButton {...opening('columns')}>
          <Columns3 aria-hidden size={18} />
          <chakra.span srOnly={{ base: true, sm: false }}>Columnas</chakra.span>
        </PanelButton>
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
      paddingInline={{ base: '3', md: '5' }}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
    </Button>
  );
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  },
});
