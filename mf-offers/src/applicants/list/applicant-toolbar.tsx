import { chakra } from '@chakra-ui/react/styled-system';
import { SearchField } from '@portal/kit/form/search-field';
import {
  countFilters,
  type ListChanges,
  type ListQuery,
} from '@portal/kit/job-applications/list-query';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useId, useState } from 'react';

const ListFilterFields = lazyPart(
  async () => (await import('@portal/kit/job-applications/list-filter-fields')).ListFilterFields,
);

type ApplicantToolbarProps = {
  query: ListQuery;
  onChange: (changes: ListChanges) => void;
};

/** Filters by text, date and salary expectation. Statuses have their own tabs. */
export function ApplicantToolbar({ query: { search, filters }, onChange }: ApplicantToolbarProps) {
  const { statusId } = filters;
  const count = countFilters({ ...filters, statusId: '' });
  const [isOpen, setOpen] = useState(count > 0);
  const id = useId();

  return (
    <>
      <Fields data-screen-only="">
        <SearchField
          isCompact
          label="Buscar por nombre, correo o respuesta"
          placeholder="Nombre, correo, respuesta"
          maxLength={100}
          value={search}
          onSearch={(text) => onChange({ search: text })}
        />
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden size={18} />
          <span>{count > 0 ? `Filtros (${count})` : 'Filtros'}</span>
        </Button>
      </Fields>
      <chakra.div id={id} hidden={!isOpen} flex="1 1 100%" data-screen-only="">
        {isOpen && (
          <Suspense>
            <ListFilterFields
              filters={{ ...filters, statusId: '' }}
              onChange={(changes) => onChange({ filters: { ...changes, statusId } })}
            />
          </Suspense>
        )}
      </chakra.div>
    </>
  );
}

const Fields = chakra('div', {
  base: {
    flex: '1 1 320px',
    minWidth: '0',
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > button': { paddingInline: { base: '3', md: '5' } },
  },
});
